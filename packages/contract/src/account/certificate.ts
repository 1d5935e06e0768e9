import * as z from 'zod/mini';

/**
 * What leads to the certificate of an account's destruction: its number, by which everyone may fetch it, and the secret by which its
 * holder shows whose account it is about, as `HMAC-SHA256(secret, uid)`. The number is the beginning of the secret's SHA-256 in hex, so that nobody
 * else can take it first.
 */
export const certificateReceipt = z.object({ number: z.string(), secret: z.string() });
export type CertificateReceipt = z.infer<typeof certificateReceipt>;
export const CERTIFICATE_NUMBER_LENGTH = 24;

/** What `/certificates/NUMBER` says: the account is there yet; it ended, when, and is being destroyed until then, both server time in ms; it is no more. */
export const certificateState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unknown') }),
  z.object({ state: z.literal('promised') }),
  z.object({ state: z.literal('destroying'), ended: z.number(), until: z.number() }),
  /** A JWS in compact form with Ed25519 (RFC 7515, RFC 8037). */
  z.object({ state: z.literal('signed'), signed: z.string() }),
]);
export type CertificateState = z.infer<typeof certificateState>;

/** Where a certificate, and the key that verifies every one, are found. */
export const certificatePath = (number: string): string => `certificates/${encodeURIComponent(number)}`;
export const CERTIFICATE_KEY_PATH = '.well-known/kinora-certificates.pem';

/** What a certificate says; times are ISO 8601. */
export const certificateStatement = z.object({
  statement: z.string(),
  /** Who runs the installation. */
  issuer: z.object({ name: z.string(), contact: z.string() }),
  number: z.string(),
  account: z.string(),
  ended: z.string(),
  destroyed: z.string(),
  counts: z.record(z.string(), z.number()),
});
export type CertificateStatement = z.infer<typeof certificateStatement>;
