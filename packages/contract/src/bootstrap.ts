import * as z from 'zod/mini';

/** What a client fetches first, in the clear, from `config.json?t=<ms>`: where the gateway is and its public keys. */
export const bootstrapConfig = z.object({
  /** Base address of the gateway; relative to the address of the config when it has no host. */
  api: z.string(),
  /** Base address of the push socket. */
  push: z.string(),
  /** HPKE public keys (X25519, base64url), the newest first. */
  keys: z.array(z.object({ id: z.string(), publicKey: z.string() })),
  appid: z.string(),
  /** Who runs this studio, where users reach them and which law governs the terms; empty where the operator has not said. */
  operator: z.object({ name: z.string(), contact: z.string(), law: z.string() }),
  /** Version of the service agreement and privacy policy that are in force. */
  terms: z.string(),
  /** Server time, ms. */
  timestamp: z.number(),
});
export type BootstrapConfig = z.infer<typeof bootstrapConfig>;
