import type { UserInfo } from '@kinora/contract';

/** How many coupons a user can use. */
export const countCoupons = ({ coupons = [] }: Pick<UserInfo, 'coupons'>): number =>
  coupons.reduce((sum, { count }) => sum + count, 0);
