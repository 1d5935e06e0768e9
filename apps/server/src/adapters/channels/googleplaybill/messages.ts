import * as z from 'zod';

/** What Google says, as far as it matters here: https://developers.google.com/android-publisher/api-ref/rest/v3/purchases.products. */

const named = z.string().min(1).max(2_048);

export const tokenTold = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** By what Google is asked about a purchase; the app gives it, too. */
export const purchaseKey = z.object({ productId: z.string().min(1).max(148), purchaseToken: named });
export type PurchaseKey = z.infer<typeof purchaseKey>;

export const PURCHASED = 0;
export const CANCELED = 1;

export const purchaseTold = z.object({
  purchaseState: z.int(),
  consumptionState: z.int(),
  /** Google's number; there is none while somebody has still to pay. */
  orderId: z.string().optional(),
  /** Of a test, or without money; left out for all that was paid for. */
  purchaseType: z.int().optional(),
  quantity: z.int().optional(),
  obfuscatedExternalAccountId: z.string().optional(),
});

export const voidedTold = z.object({
  voidedPurchases: z.array(z.object({ orderId: z.string() })).default([]),
  tokenPagination: z.object({ nextPageToken: z.string().optional() }).optional(),
});

export const pushed = z.object({ message: z.object({ data: z.string() }) });

/** https://developer.android.com/google/play/billing/rtdn-reference */
export const notice = z.object({
  packageName: z.string(),
  oneTimeProductNotification: z.object({ purchaseToken: named, sku: z.string().min(1).max(148) }).optional(),
  voidedPurchaseNotification: z.object({ orderId: named }).optional(),
});
