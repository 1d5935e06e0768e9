export { listMadeForUser } from './order-renditions.store.ts';
export { countWaiting, listOrdersOfUser } from './orders.store.ts';
export { listPayersOfUser } from './payers.store.ts';
export { listPrints } from './prints.store.ts';
export { openAddress, openTracking } from './prints.view.ts';
export { isPrinting } from './prints-offered.ts';
export { requireShop } from './shop.ts';
export { payCallbacks } from './take-notice.ts';
