export { giftableOf } from './giftable.ts';
export { countOnWay, listGiftsOfUser } from './gifts.store.ts';
export { leaveGifts } from './return-gifts.ts';
export { listRewardsOfUser } from './rewards.store.ts';
