import * as z from 'zod/mini';

/** What a pay channel needs to open its cashier; names are the channel's. */
export const prepay = z.object({
  /** Address of the cashier; empty where the channel is opened by its parameters. */
  url: z.string(),
  appId: z.string(),
  /** Seconds since 1970, as text. */
  timeStamp: z.string(),
  nonceStr: z.string(),
  package: z.string(),
  signType: z.string(),
  paySign: z.string(),
  orderId: z.string(),
});
export type Prepay = z.infer<typeof prepay>;
