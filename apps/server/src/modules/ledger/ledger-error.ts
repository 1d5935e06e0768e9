/** Why the ledger refused; what it was asked for has not happened. */
export type LedgerFault =
  /** There is not as much in the purses that may be spent. */
  | 'insufficient'
  /** The key was used for something else. */
  | 'key-reused'
  /** Not a whole number from 1 on, or a huge one, or a currency that there is not. */
  | 'amount-refused'
  /** There is no such hold, or it is somebody else's. */
  | 'no-hold'
  /** The hold was captured, or voided, or its time is over. */
  | 'hold-ended'
  /** The last audit found a difference: nothing is spent before the next one that finds none. */
  | 'stopped';

export class LedgerError extends Error {
  override readonly name = 'LedgerError';
  readonly fault: LedgerFault;

  constructor(fault: LedgerFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
