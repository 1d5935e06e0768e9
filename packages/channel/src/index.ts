export { decodeBase64Url, encodeBase64Url } from './base64url.ts';
export { ChannelError, type ChannelErrorCode, type ChannelRefusal, readRefusal } from './channel-error.ts';
export {
  type ChannelClient,
  type ChannelClientOptions,
  createChannelClient,
  type FieldsOfCommand,
  type GatewayReply,
  type SealedCommand,
} from './client.ts';
export { type DeviceProof, deviceStatement } from './device-proof.ts';
export { createEntropyPool, type EntropyPool, type EntropyPoolOptions, EntropyShortageError } from './entropy-pool.ts';
export { createHpke, type Hpke, type HpkeContext } from './hpke.ts';
export { createMemoryNonceStore, type NonceStore } from './nonce-store.ts';
export type { AeadName, KeyPair, Primitives } from './primitives.ts';
export {
  type ChannelServer,
  type ChannelServerOptions,
  type ChannelSession,
  createChannelServer,
  type OpenedCommand,
  SECURE_WINDOW,
} from './server.ts';
export { generateServerKey, type ServerKey, type ServerPublicKey } from './server-key.ts';
export {
  type CommandFields,
  openSession,
  type PendingSession,
  type Session,
  type SessionAnswer,
  type SessionRequest,
} from './session.ts';
export { generateTicketKey, type TicketKey } from './ticket.ts';
