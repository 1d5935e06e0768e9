import { decodeBase64Url, encodeBase64Url } from './base64url.ts';
import { concatBytes, writeUint } from './bytes.ts';
import { ChannelError, type ChannelErrorCode } from './channel-error.ts';
import { AEAD, bindMessage, type CommandEnvelope, decodeCommand, MAX_DATA_CHARS, sealReply } from './envelope.ts';
import { textOfNonce, timeOfNonce } from './message-nonce.ts';
import type { NonceStore } from './nonce-store.ts';
import { type Primitives, X25519_BYTES } from './primitives.ts';
import { createRecentTickets } from './recent-tickets.ts';
import type { ServerKey, ServerPublicKey } from './server-key.ts';
import { bindSession, type SessionAnswer } from './session.ts';
import { acceptSessionKeys, type SessionKeys } from './session-keys.ts';
import { openTicket, SESSION_ID_BYTES, sealTicket, type TicketContent, type TicketKey } from './ticket.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

export interface ChannelServerOptions {
  /** HPKE keys, newest first; the newest is advertised, all are accepted. */
  readonly keys: readonly ServerKey[];
  /** Ticket keys, newest first; the newest seals, all open. The same in every process. */
  readonly ticketKeys: readonly TicketKey[];
  readonly primitives: Primitives;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Shared by every process that holds the same ticket keys. */
  readonly nonceStore: NonceStore;
  /** Oldest command that is accepted; 180,000 ms unless told. */
  readonly windowMs?: number;
  /** How far a command's time may lie ahead of the server's clock; 30,000 ms unless told. */
  readonly skewMs?: number;
  /**
   * Commands sealed before this time are stale. For a nonce store that began empty then: what was used before, it cannot
   * know. Milliseconds since 1970; 0 unless told.
   */
  readonly acceptFromMs?: number;
  /** How long a ticket is good for; 24 h unless told. */
  readonly ticketLifetimeMs?: number;
  /** Longest `data` that is looked at, in characters; 262,144 unless told. */
  readonly maxDataChars?: number;
}

/** Who speaks: an anonymous session. The login, if any, stands in the payload. */
export interface ChannelSession {
  /** 16 characters. */
  readonly id: string;
  /** What the server made for it alone, as the client brings it back. */
  readonly ticket: Uint8Array;
  readonly issuedAtMs: number;
}

/** A command that passed every check of the channel. */
export interface OpenedCommand {
  readonly session: ChannelSession;
  /** The payload as it was sent; only that it is an object with this nonce has been checked. */
  readonly payload: Readonly<Record<string, unknown>> & { readonly nonce: string };
  /** When it was sealed, by the client's clock as corrected; milliseconds since 1970. */
  readonly sealedAtMs: number;
  /** Seals the answer (JSON text) for this one command of this session. */
  sealAnswer(json: string): string;
}

export interface ChannelServer {
  /** For the start-up configuration. */
  readonly advertisedKeys: readonly ServerPublicKey[];
  /** Answers a {@link SessionRequest} out of a request body. Throws {@link ChannelError} `malformed` or `unknown-key`. */
  acceptSession(request: unknown): SessionAnswer;
  /**
   * Opens the `data` of a command. Throws {@link ChannelError}: `malformed`, `stale-ticket`, `tampered`, `stale` or
   * `replayed`; its `refusal` is what the client needs to recover. What the nonce store throws passes through.
   */
  openCommand(command: string, data: unknown): Promise<OpenedCommand>;
}

/** How far the time of a command may lie from the server's clock unless told otherwise, ms; its nonce is kept for both together. */
export const SECURE_WINDOW = { pastMs: 180_000, aheadMs: 30_000 } as const;

const DAY_MS = 86_400_000;
const TIME_BYTES = 6;
/** Sessions whose tickets need not be opened again, half a kilobyte each. */
const RECENT_TICKETS = 4096;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The server's side of the channel. To rotate keys, make a new one with the same nonce store. */
export function createChannelServer(options: ChannelServerOptions): ChannelServer {
  const { primitives, clock, nonceStore, ticketKeys, maxDataChars = MAX_DATA_CHARS } = options;
  const { windowMs = SECURE_WINDOW.pastMs, skewMs = SECURE_WINDOW.aheadMs } = options;
  const { ticketLifetimeMs = DAY_MS, acceptFromMs = 0 } = options;
  const [newestKey] = options.keys;
  const [newestTicketKey] = ticketKeys;
  if (!newestKey || !newestTicketKey) throw new RangeError('a channel server needs a server key and a ticket key');

  // Opened with these keys: a server with others begins anew.
  const recentTickets = createRecentTickets(RECENT_TICKETS);

  const refuse = (code: ChannelErrorCode, message: string, cause?: unknown): ChannelError =>
    new ChannelError(code, message, { timestamp: clock() }, cause);

  const timeBytes = (timeMs: number): Uint8Array => {
    const bytes = new Uint8Array(TIME_BYTES);
    writeUint(bytes, 0, TIME_BYTES, timeMs);
    return bytes;
  };

  function acceptKeys(keyId: string, enc: Uint8Array): SessionKeys {
    const pair = options.keys.find(({ id }) => id === keyId);
    if (!pair) throw refuse('unknown-key', 'this server key is not in use');
    try {
      return acceptSessionKeys(primitives, pair.id, pair, enc);
    } catch (cause) {
      throw refuse('malformed', 'enc is not a usable public key', cause);
    }
  }

  function readTicket(ticket: Uint8Array): TicketContent {
    const content = recentTickets.read(ticket, () => openTicket(primitives, ticketKeys, ticket));
    if (content === 'stale-ticket') throw refuse('stale-ticket', 'the key of this ticket is gone');
    if (content === 'tampered') throw refuse('tampered', 'the ticket does not authenticate');
    const ageMs = clock() - content.issuedAtMs;
    if (ageMs >= ticketLifetimeMs || ageMs < -skewMs) throw refuse('stale-ticket', 'the ticket is past its lifetime');
    return content;
  }

  function readPayload(bytes: Uint8Array, nonce: string): OpenedCommand['payload'] {
    let payload: unknown;
    try {
      payload = JSON.parse(decodeUtf8(bytes) ?? '');
    } catch (cause) {
      throw refuse('malformed', 'the payload is not JSON', cause);
    }
    if (!isRecord(payload) || payload.nonce !== nonce) throw refuse('malformed', 'the payload lacks its nonce');
    return { ...payload, nonce };
  }

  function checkWindow(command: string, envelope: CommandEnvelope, ticket: TicketContent): void {
    const timestamp = clock();
    const sealedAtMs = timeOfNonce(envelope.nonce);
    const ageMs = timestamp - sealedAtMs;
    if (ageMs <= windowMs && ageMs >= -skewMs && sealedAtMs >= acceptFromMs) return;
    const bound = bindMessage('refusal', command, envelope.ticket, envelope.nonce);
    const proof = sealReply(primitives, ticket.answerKey, bound, timeBytes(timestamp));
    throw new ChannelError('stale', 'the command was sealed outside the secure window', { timestamp, proof });
  }

  return {
    advertisedKeys: [{ id: newestKey.id, publicKey: encodeBase64Url(newestKey.publicKey) }],

    acceptSession(request) {
      const { key, enc: encText } = isRecord(request) ? request : {};
      if (typeof key !== 'string' || typeof encText !== 'string' || encText.length > 2 * X25519_BYTES) {
        throw refuse('malformed', 'not a session request');
      }
      const enc = decodeBase64Url(encText);
      if (enc?.length !== X25519_BYTES) throw refuse('malformed', 'enc is not 32 bytes of base64url');
      const keys = acceptKeys(key, enc);
      const nowMs = clock();
      const ticket = sealTicket(primitives, newestTicketKey, primitives.randomBytes(SESSION_ID_BYTES), nowMs, keys);
      const answer = concatBytes(timeBytes(nowMs), timeBytes(nowMs + ticketLifetimeMs), ticket);
      return { data: sealReply(primitives, keys.answerKey, bindSession(key, enc), answer) };
    },

    async openCommand(command, data) {
      const envelope = typeof data === 'string' ? decodeCommand(data, maxDataChars) : undefined;
      if (envelope === undefined) throw refuse('malformed', 'data is not a command envelope');
      const ticket = readTicket(envelope.ticket);
      const bound = bindMessage('command', command, envelope.ticket, envelope.nonce);
      const bytes = primitives.aeadOpen(AEAD, ticket.commandKey, envelope.nonce, bound, envelope.ciphertext);
      if (bytes === undefined) throw refuse('tampered', 'the command does not authenticate');
      const nonce = textOfNonce(envelope.nonce);
      const payload = readPayload(bytes, nonce);
      checkWindow(command, envelope, ticket);
      const sealedAtMs = timeOfNonce(envelope.nonce);
      // The session id in front keeps one client from using up another's nonce; the skew covers clocks of other processes.
      const isNew = await nonceStore.addOnce(`${ticket.sessionId}${nonce}`, sealedAtMs + windowMs + skewMs);
      if (!isNew) throw refuse('replayed', 'this nonce was used before');
      const answerBound = bindMessage('answer', command, envelope.ticket, envelope.nonce);
      return {
        session: { id: ticket.sessionId, ticket: envelope.ticket, issuedAtMs: ticket.issuedAtMs },
        payload,
        sealedAtMs,
        sealAnswer: (json) => sealReply(primitives, ticket.answerKey, answerBound, encodeUtf8(json)),
      };
    },
  };
}
