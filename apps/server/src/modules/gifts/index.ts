export { giftableOf } from './giftable.ts';
export { listGiftsOfUser } from './gifts.store.ts';
export { leaveGifts } from './return-gifts.ts';
