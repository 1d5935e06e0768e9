/** How long a way of signing in must have been bound before it proves, in the place of a phone that is lost, whose account it is. */
export const OWNER_PROOF_DAYS = 7;
