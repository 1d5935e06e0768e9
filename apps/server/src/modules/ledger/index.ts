export { isStopped } from './audit.store.ts';
export { listCoupons, readBalances } from './balances.ts';
export { lockedUntilRecharge, noteRecharge } from './first-recharge.ts';
export { capture, refund, reserve, sell, voidHold } from './holds.ts';
export { closeLedger } from './leave-ledger.ts';
export { lockOwner } from './ledger.store.ts';
export { LedgerError } from './ledger-error.ts';
export { post } from './post.ts';
export { listStatement } from './statement.store.ts';
