export { listMadeForUser } from './order-renditions.store.ts';
export { countWaiting, listOrdersOfUser } from './orders.store.ts';
export { listPayersOfUser } from './payers.store.ts';
export { requireShop } from './shop.ts';
export { payCallbacks } from './take-notice.ts';
