/** Pages of the client that others send a browser back to: where they are, as the client's page table has them. */
export const RETURN_PAGES = {
  wxauth: '/pages/wxauth/wxauth',
  orderDetails: '/pagesA/orderDetails/orderDetails',
  faceVerification: '/pagesA/faceVerification/faceVerification',
} as const;
