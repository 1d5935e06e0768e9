export { listOrdersOfUser } from './orders.store.ts';
export { payCallbacks } from './take-notice.ts';
