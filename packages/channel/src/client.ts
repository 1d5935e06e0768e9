import { ChannelError, type ChannelRefusal, readRefusal } from './channel-error.ts';
import type { EntropyPool } from './entropy-pool.ts';
import type { Primitives } from './primitives.ts';
import type { ServerPublicKey } from './server-key.ts';
import {
  type CommandFields,
  openSession,
  type SealedMessage,
  type Session,
  type SessionAnswer,
  type SessionRequest,
} from './session.ts';

export interface ChannelClientOptions {
  readonly primitives: Primitives;
  /** The pool behind the primitives, where there is one: filled before each use. */
  readonly entropy?: EntropyPool;
  /** The machine's own clock, right or wrong: milliseconds since 1970. */
  readonly clock: () => number;
  /** The server's public keys, newest first, from a trusted place; asked again after an `unknown-key` refusal. */
  fetchKeys(): Promise<readonly ServerPublicKey[]>;
  /** Posts to the session endpoint; gives the answer or, from an error body, the refusal. Rejects when the network fails. */
  postSession(request: SessionRequest): Promise<SessionAnswer | ChannelRefusal>;
}

/** A sealed command; see {@link SealedMessage}. */
export interface SealedCommand extends SealedMessage {
  readonly command: string;
}

/** What came back for a command: the sealed answer, or the channel's refusal (see `readRefusal`). */
export type GatewayReply = { readonly answer: string } | { readonly refusal: ChannelRefusal };

/** What a command carries, or what makes it from the ticket of the session that will carry it: the same object for the same session. */
export type FieldsOfCommand = CommandFields | ((ticket: Uint8Array) => Promise<CommandFields>);

export interface ChannelClient {
  /** Seals a command, opening a session first when there is none or its ticket is about to become stale. */
  sealCommand(command: string, fields: FieldsOfCommand): Promise<SealedCommand>;
  /**
   * Puts right what a refusal complains of, as far as a client can: drops the session or the server keys, or corrects the
   * clock. True when the command should be sealed again and sent once more; it was not carried out.
   */
  recover(sealed: SealedCommand, refusal: ChannelRefusal): boolean;
  /**
   * Seals, sends and opens, and after a refusal that it can recover from does so once more. The parsed answer.
   * Throws {@link ChannelError} with the server's refusal otherwise; what `send` throws passes through.
   */
  exchange(command: string, fields: FieldsOfCommand, send: (data: string) => Promise<GatewayReply>): Promise<unknown>;
  /** The server's time as far as it is known: milliseconds since 1970. */
  now(): number;
  /** Corrects the clock by a `timestamp` (milliseconds) out of an answer that was just opened. */
  syncClock(serverTimeMs: number): void;
}

// A fresh ephemeral key takes 32 bytes, a nonce 6.
const ENTROPY_BYTES = 64;
const RENEW_AHEAD_MS = 60_000;

const refused = (refusal: ChannelRefusal): ChannelError =>
  new ChannelError(refusal.channel, `the server refused: ${refusal.channel}`, refusal);

/** The client's side of the channel: sessions, their renewal and the clock, behind sealing and opening. */
export function createChannelClient(options: ChannelClientOptions): ChannelClient {
  const { primitives, entropy, clock } = options;
  let offsetMs = 0;
  let keys: readonly ServerPublicKey[] | undefined;
  let opening: Promise<Session> | undefined;
  let current: Session | undefined;
  const sessions = new WeakMap<SealedCommand, Session>();

  const now = (): number => clock() + offsetMs;
  const syncClock = (serverTimeMs: number): void => {
    if (Number.isFinite(serverTimeMs)) offsetMs = Math.round(serverTimeMs - clock());
  };

  // Asked again after every wait: commands that waited too may have taken what came.
  const isShort = (): boolean => entropy !== undefined && entropy.available() < ENTROPY_BYTES;

  async function negotiate(): Promise<Session> {
    keys ??= await options.fetchKeys();
    while (isShort()) await entropy?.ensure(ENTROPY_BYTES);
    const pending = openSession({ serverKeys: keys, primitives });
    const sentMs = clock();
    const answer = await options.postSession(pending.request);
    const refusal = readRefusal(answer);
    if (refusal || !('data' in answer)) throw refused(refusal ?? { channel: 'malformed', timestamp: 0 });
    const session = pending.accept(answer);
    // The server read its clock somewhere between sending and receiving: take the middle.
    offsetMs = session.issuedAtMs - Math.round((sentMs + clock()) / 2);
    return session;
  }

  async function negotiateWithFreshKeys(): Promise<Session> {
    try {
      return await negotiate();
    } catch (error) {
      if (!(error instanceof ChannelError) || (error.code !== 'unknown-key' && error.code !== 'tampered')) throw error;
      keys = undefined;
      return negotiate();
    }
  }

  async function ensureSession(): Promise<Session> {
    if (current && now() < current.expiresAtMs - RENEW_AHEAD_MS) return current;
    opening ??= negotiateWithFreshKeys()
      .then((session) => {
        current = session;
        return session;
      })
      .finally(() => {
        opening = undefined;
      });
    return opening;
  }

  const client: ChannelClient = {
    now,
    syncClock,

    async sealCommand(command, fields) {
      const session = await ensureSession();
      const whole = typeof fields === 'function' ? await fields(session.ticket) : fields;
      while (isShort()) await entropy?.ensure(ENTROPY_BYTES);
      const sealed = { command, ...session.sealCommand(command, whole, now()) };
      sessions.set(sealed, session);
      return sealed;
    },

    recover(sealed, refusal) {
      if (refusal.channel === 'stale-ticket' || refusal.channel === 'unknown-key') {
        // Another command may have renewed the session already: drop only the one that was refused.
        if (current === sessions.get(sealed)) current = undefined;
        if (refusal.channel === 'unknown-key') keys = undefined;
        return true;
      }
      const serverTimeMs = refusal.channel === 'stale' && refusal.proof ? sealed.openProof(refusal.proof) : undefined;
      if (serverTimeMs === undefined) return false;
      syncClock(serverTimeMs);
      return true;
    },

    async exchange(command, fields, send) {
      let sealed = await client.sealCommand(command, fields);
      let reply = await send(sealed.data);
      if ('refusal' in reply && client.recover(sealed, reply.refusal)) {
        sealed = await client.sealCommand(command, fields);
        reply = await send(sealed.data);
      }
      if ('refusal' in reply) throw refused(reply.refusal);
      return sealed.openAnswer(reply.answer);
    },
  };
  return client;
}
