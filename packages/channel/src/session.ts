import { decodeBase64Url, encodeBase64Url } from './base64url.ts';
import { readUint } from './bytes.ts';
import { ChannelError } from './channel-error.ts';
import type { DeviceProof } from './device-proof.ts';
import { AEAD, bindMessage, encodeCommand, openReply } from './envelope.ts';
import { createMessageNonce, textOfNonce } from './message-nonce.ts';
import { type Primitives, X25519_BYTES } from './primitives.ts';
import type { ServerPublicKey } from './server-key.ts';
import { offerSessionKeys, type SessionKeys } from './session-keys.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

/** What the client posts to the session endpoint. */
export interface SessionRequest {
  /** Id of the server key that `enc` was made for. */
  readonly key: string;
  /** HPKE's encapsulated key, 32 bytes, base64url. */
  readonly enc: string;
}

/** What the session endpoint answers: times and ticket, sealed with the session's own answer key. */
export interface SessionAnswer {
  readonly data: string;
}

/** The payload of a command, but for the nonce, which the channel adds. */
export interface CommandFields extends Partial<DeviceProof> {
  readonly data: unknown;
  readonly id: string;
  readonly psw: string;
  readonly locale: string | number;
  readonly ver: string | number;
  readonly platform: string;
  readonly platstr: string;
}

/** An open session: its keys and ticket. Losing it costs one round trip and never the login. */
export interface Session {
  /** What the server sealed for itself; goes in front of every command. */
  readonly ticket: Uint8Array;
  /** The server's clock when it answered, and when the ticket becomes stale; milliseconds since 1970, authenticated. */
  readonly issuedAtMs: number;
  readonly expiresAtMs: number;
  /** Seals a command; `nowMs` is the server's time as well as the client knows it. */
  sealCommand(command: string, fields: CommandFields, nowMs: number): SealedMessage;
}

/** A sealed command and the way to read what the server says to it. */
export interface SealedMessage {
  /** The `data` parameter. */
  readonly data: string;
  /** The 16 characters of the payload's nonce. */
  readonly nonce: string;
  /** The parsed JSON of the sealed answer. Throws {@link ChannelError} `tampered` or `malformed`. */
  openAnswer(answer: string): unknown;
  /** The server's time out of the proof of a `stale` refusal; undefined when it was not sealed for this command. */
  openProof(proof: string): number | undefined;
}

/** A session that the server has not answered yet. */
export interface PendingSession {
  readonly request: SessionRequest;
  /** Throws {@link ChannelError} `tampered` when the answer is not from the holder of the server key. */
  accept(answer: SessionAnswer): Session;
}

/** Bytes before the ticket in a session's answer: issue and expiry time. */
export const SESSION_HEADER_BYTES = 12;
const TIME_BYTES = 6;
const NONE = new Uint8Array(0);

/** Binds a session's answer to the request it answers. */
export const bindSession = (keyId: string, enc: Uint8Array): Uint8Array => bindMessage('session', keyId, NONE, enc);

/** Starts a session with the first of the server's keys. Throws {@link ChannelError} `unknown-key` when there is none. */
export function openSession(options: {
  serverKeys: readonly ServerPublicKey[];
  primitives: Primitives;
}): PendingSession {
  const { primitives } = options;
  const [serverKey] = options.serverKeys;
  const publicKey = serverKey && decodeBase64Url(serverKey.publicKey);
  if (!serverKey || publicKey?.length !== X25519_BYTES) {
    throw new ChannelError('unknown-key', 'the configuration holds no usable server key');
  }
  const { enc, keys } = offerSessionKeys(primitives, serverKey.id, publicKey);
  return {
    request: { key: serverKey.id, enc: encodeBase64Url(enc) },
    accept(answer) {
      const bytes = openReply(primitives, keys.answerKey, bindSession(serverKey.id, enc), answer.data);
      if (bytes === undefined || bytes.length <= SESSION_HEADER_BYTES) {
        throw new ChannelError('tampered', 'the answer to the session request does not authenticate');
      }
      return createSession(primitives, keys, bytes);
    },
  };
}

function createSession(primitives: Primitives, keys: SessionKeys, answer: Uint8Array): Session {
  const ticket = answer.slice(SESSION_HEADER_BYTES);
  return {
    ticket,
    issuedAtMs: readUint(answer, 0, TIME_BYTES),
    expiresAtMs: readUint(answer, TIME_BYTES, TIME_BYTES),
    sealCommand(command, fields, nowMs) {
      const nonce = createMessageNonce(primitives, nowMs);
      const payload = encodeUtf8(JSON.stringify({ ...fields, nonce: textOfNonce(nonce) }));
      const bound = bindMessage('command', command, ticket, nonce);
      const ciphertext = primitives.aeadSeal(AEAD, keys.commandKey, nonce, bound, payload);
      return {
        data: encodeCommand({ ticket, nonce, ciphertext }),
        nonce: textOfNonce(nonce),
        openAnswer(sealed) {
          const plaintext = openReply(
            primitives,
            keys.answerKey,
            bindMessage('answer', command, ticket, nonce),
            sealed,
          );
          if (plaintext === undefined)
            throw new ChannelError('tampered', `the answer to ${command} does not authenticate`);
          return parseAnswer(command, plaintext);
        },
        openProof(proof) {
          const time = openReply(primitives, keys.answerKey, bindMessage('refusal', command, ticket, nonce), proof);
          return time?.length === TIME_BYTES ? readUint(time, 0, TIME_BYTES) : undefined;
        },
      };
    },
  };
}

function parseAnswer(command: string, plaintext: Uint8Array): unknown {
  try {
    return JSON.parse(decodeUtf8(plaintext) ?? '');
  } catch (cause) {
    throw new ChannelError('malformed', `the answer to ${command} is not JSON`, undefined, cause);
  }
}
