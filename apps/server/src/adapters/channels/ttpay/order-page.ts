import { RETURN_PAGES } from '@kinora/contract';

/** The page of an order in the mini-program, which Douyin opens from its own list of orders. */
export const schemaOf = (orderId: string) => ({
  path: RETURN_PAGES.orderDetails.replace(/^\//, ''),
  params: JSON.stringify({ id: orderId }),
});
