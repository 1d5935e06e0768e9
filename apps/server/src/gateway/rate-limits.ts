import { COMMANDS, type CommandName, type RateClass } from '@kinora/contract';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from './error-body.ts';

/** What is counted together. */
export type LimitClass = RateClass | 'session' | 'object' | 'push' | 'callback';

interface Limit {
  /** Within a window; a whole household or school may share one address. */
  perAddress: number;
  perUser: number;
  windowS: number;
}

// An album of 500 photos is 500 covers and as many pictures: `object` must not stand in its way.
const LIMITS: Record<LimitClass, Limit> = {
  session: { perAddress: 120, perUser: 120, windowS: 60 },
  'sign-in': { perAddress: 60, perUser: 60, windowS: 600 },
  read: { perAddress: 3_000, perUser: 600, windowS: 60 },
  write: { perAddress: 1_200, perUser: 300, windowS: 60 },
  upload: { perAddress: 240, perUser: 60, windowS: 60 },
  object: { perAddress: 12_000, perUser: 12_000, windowS: 60 },
  push: { perAddress: 240, perUser: 60, windowS: 60 },
  // A vendor tells of everybody's payments from few addresses; nobody is signed in there.
  callback: { perAddress: 1_200, perUser: 1_200, windowS: 60 },
};

export const classOf = (name: CommandName): LimitClass => COMMANDS[name].rate;

/** One household of IPv6 has a whole /64: counting single addresses would count nothing. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length);
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros: string[] = tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - tailGroups.length)).fill('0');
  return [...groups, ...zeros, ...tailGroups].slice(0, 4).join(':');
}

export interface RateLimits {
  /** Throws TooManyRequestsError. */
  countAddress(kind: LimitClass, address: string): Promise<void>;
  /** Throws TooManyRequestsError. */
  countUser(kind: LimitClass, uid: string): Promise<void>;
}

/** Counts in the memory of this process. `factor` scales every limit. */
export function createRateLimits(factor: number): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  for (const [kind, { perAddress, perUser, windowS }] of Object.entries(LIMITS)) {
    const make = (points: number) => new RateLimiterMemory({ points: Math.ceil(points * factor), duration: windowS });
    limiters.set(`${kind} address`, make(perAddress));
    limiters.set(`${kind} user`, make(perUser));
  }

  async function count(limiter: string, key: string): Promise<void> {
    try {
      await limiters.get(limiter)?.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new TooManyRequestsError(error.msBeforeNext);
      throw error;
    }
  }

  return {
    countAddress: (kind, address) => count(`${kind} address`, addressKey(address)),
    countUser: (kind, uid) => count(`${kind} user`, uid),
  };
}
