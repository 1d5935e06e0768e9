export { countWaiting, listOrdersOfUser } from './orders.store.ts';
export { requireShop } from './shop.ts';
export { payCallbacks } from './take-notice.ts';
