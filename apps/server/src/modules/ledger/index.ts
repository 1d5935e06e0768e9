export { type Balance, readBalances } from './balances.ts';
export type { Money } from './currencies.ts';
export { capture, type HoldOf, type Reservation, refund, reserve, voidHold } from './holds.ts';
export { closeLedger } from './leave-ledger.ts';
export { LedgerError, type LedgerFault } from './ledger-error.ts';
export { post, type Transfer, type TransferOrder } from './post.ts';
