import * as z from 'zod';

/** What the App Store says, as far as it matters here: https://developer.apple.com/documentation/appstoreserverapi/jwstransactiondecodedpayload. */

const named = z.string().min(1).max(64);

export const transaction = z.object({
  ...{ transactionId: named, bundleId: z.string(), productId: z.string().min(1).max(128), environment: z.string() },
  ...{ type: z.string(), quantity: z.int(), appAccountToken: z.string().optional() },
  /** In thousandths of the currency of whoever paid, and by the price list of their country. */
  price: z.int().optional(),
  currency: z.string().optional(),
  /** Apple gave the money back. */
  revocationDate: z.number().optional(),
});
export type Transaction = z.infer<typeof transaction>;

export const transactionTold = z.object({ signedTransactionInfo: z.string() });

export const noticeSent = z.object({ signedPayload: z.string() });

export const notice = z.object({
  notificationType: z.string(),
  notificationUUID: named,
  data: z
    .object({ bundleId: z.string(), environment: z.string(), signedTransactionInfo: z.string().optional() })
    .optional(),
});
