import { encodeBase64Url } from './base64url.ts';
import { concatBytes, concatWithLengths, readUint, writeUint } from './bytes.ts';
import { AEAD, KEY_BYTES } from './envelope.ts';
import { IV_BYTES, type Primitives } from './primitives.ts';
import type { SessionKeys } from './session-keys.ts';
import { encodeUtf8 } from './utf8.ts';

/** A key under which the server seals tickets: 32 bytes, and an id derived from them so that no two keys share one. */
export interface TicketKey {
  readonly id: Uint8Array;
  readonly key: Uint8Array;
}

/** What the server needs to know of a session; the client carries it back, sealed, with every command. */
export interface TicketContent extends SessionKeys {
  /** 16 characters of base64url. */
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly issuedAtMs: number;
}

/** Why a ticket does not open: its key is gone, or it was not sealed by this server. */
export type TicketFault = 'stale-ticket' | 'tampered';

const KEY_ID_BYTES = 6;
export const SESSION_ID_BYTES = 12;
const TIME_BYTES = 6;
const KEYS_AT = SESSION_ID_BYTES + TIME_BYTES;

/** A fresh ticket key, or the one of stored bytes. */
export function generateTicketKey(primitives: Primitives, key = primitives.randomBytes(KEY_BYTES)): TicketKey {
  if (key.length !== KEY_BYTES) throw new RangeError('a ticket key has 32 bytes');
  return { key, id: primitives.hmacSha256(key, encodeUtf8('kinora ticket key id')).slice(0, KEY_ID_BYTES) };
}

const bindTicket = (keyId: Uint8Array): Uint8Array => concatWithLengths(encodeUtf8('kinora/channel/1 ticket'), keyId);

/** `key id (6) | iv (12) | ciphertext`; IVs are random, so change the key before it has sealed 2^32 tickets. */
export function sealTicket(
  primitives: Primitives,
  ticketKey: TicketKey,
  sessionId: Uint8Array,
  issuedAtMs: number,
  keys: SessionKeys,
): Uint8Array {
  const time = new Uint8Array(TIME_BYTES);
  writeUint(time, 0, TIME_BYTES, issuedAtMs);
  const content = concatBytes(sessionId, time, keys.commandKey, keys.answerKey);
  const iv = primitives.randomBytes(IV_BYTES);
  return concatBytes(ticketKey.id, iv, primitives.aeadSeal(AEAD, ticketKey.key, iv, bindTicket(ticketKey.id), content));
}

/** Opens a ticket with whichever of the keys sealed it; the ids are public, so plain comparison gives nothing away. */
export function openTicket(
  primitives: Primitives,
  ticketKeys: readonly TicketKey[],
  ticket: Uint8Array,
): TicketContent | TicketFault {
  const ticketKey = ticketKeys.find(({ id }) => id.every((byte, index) => byte === ticket[index]));
  if (ticketKey === undefined) return 'stale-ticket';
  const iv = ticket.subarray(KEY_ID_BYTES, KEY_ID_BYTES + IV_BYTES);
  if (iv.length !== IV_BYTES) return 'tampered';
  const sealed = ticket.subarray(KEY_ID_BYTES + IV_BYTES);
  const content = primitives.aeadOpen(AEAD, ticketKey.key, iv, bindTicket(ticketKey.id), sealed);
  if (content === undefined || content.length !== KEYS_AT + 2 * KEY_BYTES) return 'tampered';
  return {
    sessionId: encodeBase64Url(content.subarray(0, SESSION_ID_BYTES)),
    issuedAtMs: readUint(content, SESSION_ID_BYTES, TIME_BYTES),
    commandKey: content.subarray(KEYS_AT, KEYS_AT + KEY_BYTES),
    answerKey: content.subarray(KEYS_AT + KEY_BYTES),
  };
}
