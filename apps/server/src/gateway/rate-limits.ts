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
  account: { perAddress: 1_200, perUser: 300, windowS: 60 },
  money: { perAddress: 1_200, perUser: 300, windowS: 60 },
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

/** Of these no command tells that it was refused. */
const OUTSIDE: ReadonlySet<LimitClass> = new Set<LimitClass>(['object', 'callback']);

/** Behind these are codes, ways into an account and its end, and money: their calls are counted by all processes together, restarts included. */
const SHARED: ReadonlySet<string> = new Set<LimitClass>(['sign-in', 'account', 'money', 'callback']);

export interface RateLimitsOptions {
  /** Scales every limit. */
  factor: number;
  /** Counts in the database; what is not shared is counted in the memory of this process. */
  shared: SharedCounters;
  personal: Pick<PersonalData, 'blindIndex'>;
  /** Told of each refusal that no command's answer is. */
  onRefused?(): void;
}

export function createRateLimits({ factor, shared, personal, onRefused }: RateLimitsOptions): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();
  for (const [kind, { perAddress, perUser, windowS }] of Object.entries(LIMITS)) {
    const make = (whose: string, most: number) => {
      const options = { keyPrefix: `${kind} ${whose}`, points: Math.ceil(most * factor), duration: windowS };
      return SHARED.has(kind) ? shared.createLimiter(options) : new RateLimiterMemory(options);
    };
    limiters.set(`${kind} address`, make('address', perAddress));
    limiters.set(`${kind} user`, make('user', perUser));
  }

  async function count(kind: LimitClass, whose: 'address' | 'user', key: string): Promise<void> {
    try {
      await limiters.get(`${kind} ${whose}`)?.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      if (OUTSIDE.has(kind)) onRefused?.();
      throw new TooManyRequestsError(error.msBeforeNext);
    }
  }

  // Neither addresses nor users are named where they are counted: a window may outlast an account.
  return {
    countAddress: (kind, address) => count(kind, 'address', personal.blindIndex('address', address)),
    countUser: (kind, uid) => count(kind, 'user', personal.blindIndex('user', uid)),
  };
}
