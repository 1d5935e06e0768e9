import type { ErrorId } from '@kinora/contract';
import type { World } from '../module-world.ts';
import type { Book } from './book.ts';
import type { Person } from './people.ts';
import type { Bought } from './reckoning.ts';
import type { Act, ActOf } from './steps.ts';

/** What is asked of the server, what it must say, and what comes of it by our own reckoning. */
export interface Plan {
  ask(): Promise<unknown>;
  /** Undefined: it is done. `operator`: its message is for the operator. */
  refusal?: ErrorId | 'operator' | undefined;
  /** Of what was done. */
  done?(answer: unknown): void;
  /** A second tap at the same moment does nothing more. */
  twice?: boolean;
}

/** Somebody's turn in a round. */
export interface Turn {
  readonly world: World;
  readonly book: Book;
  readonly me: Person;
  /** To whom gifts go, and of whom they come. */
  readonly friend: Person;
  readonly giver: Person;
  readonly now: number;
}

/** How each act of a kind is planned; undefined where there is nothing to do it with. */
export type Planners<Names extends Act['do']> = {
  readonly [Name in Names]: (turn: Turn, act: ActOf<Name>) => Plan | undefined;
};

/** Below it an act is about an order that it suits, where there is one; else about any. */
const MEANT = 6;

/** One of the orders of who has the turn, the latest first. */
export function nthOrder({ me }: Turn, nth: number, suits: (order: Bought) => boolean): Bought | undefined {
  const { orders } = me.account;
  const suitable = nth < MEANT ? orders.filter(suits) : [];
  const among = suitable.length > 0 ? suitable : orders;
  return among.at(-1 - (nth % Math.max(1, among.length)));
}
