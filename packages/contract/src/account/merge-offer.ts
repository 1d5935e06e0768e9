import * as z from 'zod/mini';
import { ticket } from '../login/sign-in-fields.ts';
import { closingView } from './closing-view.ts';

/** What was proven leads to another account of the same person: what it would bring along, and what confirms that it does. */
export const mergeOffer = z.object({
  /** Good for ten minutes, with the same `secret`: MODUSERINFO with `merge: 'confirm'` takes it. */
  proof: ticket,
  brings: closingView,
  /** Whose the other account is: what it is called, its phone, masked, where it has one, when it was made, server time in ms, and how many logins end. */
  whose: z.object({ nick: z.string(), phone: z.optional(z.string()), since: z.number(), devices: z.number() }),
  /** The other account's phone, masked, which opens nothing afterwards: an account has one. Absent where it moves along, or there is none. */
  phone: z.optional(z.string()),
  /** The phone that the account that stays has until then, masked, in whose place the other one comes. Absent where it stays, or there is none. */
  own_phone: z.optional(z.string()),
});
export type MergeOfferView = z.infer<typeof mergeOffer>;
