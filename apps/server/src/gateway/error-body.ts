import { ChannelError, type ChannelErrorCode } from '@kinora/channel';
import { ERROR, type ErrorId } from '@kinora/contract';
import { EngineOverloadedError } from '../adapters/ports/engine-errors.ts';
import { AppError } from './app-error.ts';

/** An error on the wire. The client has the text of each id; `errmsg` fills its `%s`, several split by comma. */
export interface ErrorBody {
  errid: ErrorId;
  errmsg: string;
  timestamp: number;
  /** Seconds after which to try again, with `tooManyRequests`. */
  retryAfterS?: number;
}

const CHANNEL_ERRORS: Record<ChannelErrorCode, ErrorId> = {
  'unknown-key': ERROR.sessionRenew,
  'stale-ticket': ERROR.sessionRenew,
  stale: ERROR.clockSkewed,
  malformed: ERROR.sealedDataRefused,
  replayed: ERROR.sealedDataRefused,
  tampered: ERROR.sealedDataRefused,
};

/** Too many of something within some time. */
export class TooManyRequestsError extends AppError {
  readonly retryAfterS: number;

  constructor(retryAfterMs: number) {
    super(ERROR.tooManyRequests, 'too many requests');
    this.retryAfterS = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

/** What the client is told of an error: never a message or stack of ours. */
export function errorBody(error: unknown, nowMs: number): ErrorBody {
  if (error instanceof ChannelError) {
    // The refusal goes along for the client's channel: it says what to renew, and proves the time.
    return { errid: CHANNEL_ERRORS[error.code], errmsg: '', ...error.refusal, timestamp: nowMs };
  }
  if (error instanceof AppError) {
    const retry = error instanceof TooManyRequestsError ? { retryAfterS: error.retryAfterS } : {};
    return { errid: error.id, errmsg: error.args.join(','), timestamp: nowMs, ...retry };
  }
  if (error instanceof EngineOverloadedError) return { errid: ERROR.studioOverloaded, errmsg: '', timestamp: nowMs };
  return { errid: ERROR.serverFailure, errmsg: '', timestamp: nowMs };
}

/** Whether it is a fault of the server, to be logged with its stack. */
export const isUnexpected = (error: unknown): boolean =>
  !(error instanceof ChannelError || error instanceof AppError || error instanceof EngineOverloadedError);
