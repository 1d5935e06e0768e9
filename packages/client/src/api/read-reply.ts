import { type ChannelError, type GatewayReply, readRefusal } from '@kinora/channel';
import { CLIENT_ERROR, ERROR } from '@kinora/contract';
import type { HttpResponse } from '../platform/request-port';
import { CommandError } from './command-error';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The error of a body that carries `errid`. */
export function readError(body: unknown): CommandError | undefined {
  if (!isRecord(body) || body.errid === undefined) return undefined;
  const id = Number(body.errid);
  if (!Number.isInteger(id)) return new CommandError(CLIENT_ERROR.unrecognisedResponse, String(body.errid));
  return new CommandError(id, typeof body.errmsg === 'string' ? body.errmsg : '');
}

/** What came back over the wire: a sealed answer, or a refusal of the channel. Throws CommandError for the rest. */
export function readReply({ status, text }: HttpResponse): GatewayReply {
  const isSuccess = status >= 200 && status < 300;
  const body = parseJson(text);
  const refusal = readRefusal(body);
  if (refusal) return { refusal };
  const error = readError(body);
  if (error) throw error;
  if (isRecord(body) && typeof body.data === 'string') return { answer: body.data };
  if (!isSuccess) throw new CommandError(CLIENT_ERROR.statusCode, String(status));
  throw new CommandError(text.trim() === '' ? CLIENT_ERROR.responseEmpty : CLIENT_ERROR.unrecognisedResponse);
}

/** The value of a JSON text; undefined when it is not one, which status and emptiness tell apart. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The opened answer: its fields, and the server's time where it carries one. Throws CommandError when it is an error. */
export function readAnswer(opened: unknown): { fields: unknown; timestampMs: number | undefined } {
  const error = readError(opened);
  if (error) throw error;
  if (!isRecord(opened)) throw new CommandError(CLIENT_ERROR.unrecognisedResponse);
  const { timestamp, ...fields } = opened;
  return { fields, timestampMs: typeof timestamp === 'number' ? timestamp : undefined };
}

/** The catalogue's error for a channel that could not be put right by itself. */
export function fromChannelError({ code, refusal }: ChannelError, cause: unknown): CommandError {
  const isServers = refusal.timestamp !== 0;
  if (!isServers) return new CommandError(CLIENT_ERROR.unrecognisedResponse, '', cause);
  if (code === 'stale') return new CommandError(ERROR.clockSkewed, '', cause);
  const isRenewable = code === 'unknown-key' || code === 'stale-ticket';
  return new CommandError(isRenewable ? ERROR.sessionRenew : ERROR.sealedDataRefused, '', cause);
}
