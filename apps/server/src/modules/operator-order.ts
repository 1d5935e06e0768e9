import type { Deps } from '../deps.ts';

/** What an operator tells with an order. */
export interface Told {
  uid: string;
  /** Of an order, where it is about one. */
  id: string;
  why: string;
  /** How much, of what, and for how many days; empty where it was not told. */
  amount: string;
  unit: string;
  days: string;
  /** Who carries a parcel, and its number there; and the path of a file that is asked for. */
  carrier?: string;
  number?: string;
  to?: string;
  /** What a user is told with it, and whose phone is asked about, in E.164. */
  tell?: string;
  phone?: string;
  /** Who they are, as they named themselves. */
  by: string;
}

/** Something that the operator does by `npm run operator -- AREA NAME`. */
export interface OperatorOrder {
  area: string;
  name: string;
  /** What must be told: `UID`, or the `ID` of an order, `--amount` and `--why`. */
  needs: readonly ('uid' | 'id' | 'amount' | 'why' | 'carrier' | 'number' | 'to' | 'tell' | 'phone')[];
  /** What may be told besides. */
  takes?: readonly ('amount' | 'unit' | 'days' | 'tell')[];
  /** Lines for the operator to read. Throws OperatorError for what cannot be done. */
  run(deps: Deps, told: Told): Promise<string[]>;
}

/** The message is for the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
