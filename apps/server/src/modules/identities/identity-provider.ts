/** Who knows a person by what; of a phone, whoever carries it. */
export type IdentityProvider = 'phone';
