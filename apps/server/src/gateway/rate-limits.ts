import { COMMANDS, type CommandName, type RateClass } from '@kinora/contract';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { PersonalData } from '../adapters/ports/personal-data.ts';
import { TooManyRequestsError } from './error-body.ts';
import type { SharedCounters } from './rate-limits.store.ts';

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

export interface RateLimits {
  /** By an address as `clientAddress` gives it. Throws TooManyRequestsError. */
  countAddress(kind: LimitClass, address: string): Promise<void>;
  /** Throws TooManyRequestsError. */
  countUser(kind: LimitClass, uid: string): Promise<void>;
}

/** Behind these are codes, sign-in and money: their calls are counted by all processes together, restarts included. */
const SHARED: ReadonlySet<string> = new Set<LimitClass>(['sign-in', 'callback']);

export interface RateLimitsOptions {
  /** Scales every limit. */
  factor: number;
  /** Counts in the database; what is not shared is counted in the memory of this process. */
  shared: SharedCounters;
  personal: Pick<PersonalData, 'blindIndex'>;
}

export function createRateLimits({ factor, shared, personal }: RateLimitsOptions): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();
  for (const [kind, { perAddress, perUser, windowS }] of Object.entries(LIMITS)) {
    const make = (whose: string, most: number) => {
      const options = { keyPrefix: `${kind} ${whose}`, points: Math.ceil(most * factor), duration: windowS };
      return SHARED.has(kind) ? shared.createLimiter(options) : new RateLimiterMemory(options);
    };
    limiters.set(`${kind} address`, make('address', perAddress));
    limiters.set(`${kind} user`, make('user', perUser));
  }

  async function count(limiter: string, key: string): Promise<void> {
    try {
      await limiters.get(limiter)?.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new TooManyRequestsError(error.msBeforeNext);
      throw error;
    }
  }

  // No address is written to the database in the clear.
  const keyOf = (kind: LimitClass, address: string): string =>
    SHARED.has(kind) ? personal.blindIndex('address', address) : address;

  return {
    countAddress: (kind, address) => count(`${kind} address`, keyOf(kind, address)),
    countUser: (kind, uid) => count(`${kind} user`, uid),
  };
}
