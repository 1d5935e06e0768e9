/**
 * Why a message was refused.
 * - `malformed`: not an envelope of this protocol, too long, or not the expected JSON.
 * - `unknown-key`: the session was opened to a server key that is not in use (client: fetch the keys, open again).
 * - `stale-ticket`: the ticket is past its lifetime, or its ticket key is gone (client: open a new session).
 * - `stale`: the message was sealed outside the secure window (client: correct the clock, seal again).
 * - `replayed`: this nonce was seen before within the window.
 * - `tampered`: a ticket or message does not authenticate for this command, direction and session.
 */
export type ChannelErrorCode = 'malformed' | 'unknown-key' | 'stale-ticket' | 'stale' | 'replayed' | 'tampered';

/** What a refusal looks like on the wire: the gateway spreads it into its unsealed `{ errid, errmsg }` body. */
export interface ChannelRefusal {
  readonly channel: ChannelErrorCode;
  /** The server's clock in milliseconds since 1970; not authenticated, for display and logs. */
  readonly timestamp: number;
  /** With `stale` only: the server's clock sealed for the refused command, which the client may trust. */
  readonly proof?: string;
}

/** Thrown by both sides of the channel when a message is refused. */
export class ChannelError extends Error {
  override readonly name = 'ChannelError';
  readonly code: ChannelErrorCode;
  readonly refusal: ChannelRefusal;

  constructor(code: ChannelErrorCode, message: string, refusal?: Omit<ChannelRefusal, 'channel'>, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.refusal = { timestamp: 0, ...refusal, channel: code };
  }
}

const CODES: ReadonlySet<string> = new Set<ChannelErrorCode>([
  'malformed',
  'unknown-key',
  'stale-ticket',
  'stale',
  'replayed',
  'tampered',
]);

const isCode = (value: unknown): value is ChannelErrorCode => typeof value === 'string' && CODES.has(value);

/** Finds the channel's refusal in a parsed error body; undefined when the error is not the channel's. */
export function readRefusal(body: unknown): ChannelRefusal | undefined {
  if (typeof body !== 'object' || body === null || !('channel' in body) || !isCode(body.channel)) return undefined;
  const timestamp = 'timestamp' in body && typeof body.timestamp === 'number' ? body.timestamp : 0;
  const proof = 'proof' in body && typeof body.proof === 'string' ? { proof: body.proof } : {};
  return { channel: body.channel, timestamp, ...proof };
}
