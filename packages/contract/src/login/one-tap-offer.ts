import * as z from 'zod/mini';

/** Addresses at which a page asks for the number of the telephone that it is open on. */
const carrierHosts = z.object({
  vendor: z.string(),
  /** China Mobile's for the number with its middle hidden, and for the token. */
  mobileNumber: z.string(),
  mobileToken: z.string(),
});
export type CarrierHosts = z.infer<typeof carrierHosts>;

/** Who tells the number of the telephone in use, so that it signs in with one tap. */
export const oneTapOffer = z.discriminatedUnion('by', [
  /** Its carrier, to a page: by ONECLICKLOGINH5. `appid` is what the vendor knows the product by. */
  z.object({ by: z.literal('carrier'), appid: z.string(), hosts: carrierHosts }),
  /** The mini-program's host, by a button of its own: by GETPHONENUM. */
  z.object({ by: z.literal('host') }),
]);
export type OneTapOffer = z.infer<typeof oneTapOffer>;
export type CarrierOffer = Extract<OneTapOffer, { by: 'carrier' }>;

/** Digits of a number that the carrier hides, and the user completes. */
export const HIDDEN_DIGITS = 4;
/** How long vendor and carrier may take to answer, together. */
export const CARRIER_TIMEOUT_MS = 30_000;
/** For so long what the carrier said can be confirmed. */
export const CARRIER_ANSWER_LIFE_MS = 3_600_000;
