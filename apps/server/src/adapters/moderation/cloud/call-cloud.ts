import { setTimeout as sleep } from 'node:timers/promises';
import { ModerationSilentError } from '../../ports/moderation.ts';

/** An answer without a judgement. Its code is the vendor's, never its words: they may repeat what was sent. */
export class CloudFault extends Error {
  override readonly name = 'CloudFault';
  /** Asking again may go better. */
  readonly isTransient: boolean;

  constructor(code: string, isTransient: boolean) {
    super(code);
    this.isTransient = isTransient;
  }
}

export interface CallLimits {
  timeLimitMs: number;
  tries: number;
  /** How long to wait after a number of failed tries. */
  backOffMs(tried: number): number;
}

interface Call<T> {
  /** Made anew for each try: a signature is of one moment. */
  build(): { url: URL; init: RequestInit };
  /** Throws CloudFault where the answer, whatever its status, is none. */
  read(body: unknown, status: number): T;
}

/** Calls until there is an answer. Throws ModerationSilentError, or the signal's reason. */
export async function callCloud<T>(call: Call<T>, limits: CallLimits, signal?: AbortSignal): Promise<T> {
  for (let tried = 1; ; tried++) {
    signal?.throwIfAborted();
    try {
      return await callOnce(call, limits.timeLimitMs, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof CloudFault)) throw error;
      if (!error.isTransient || tried >= limits.tries) {
        throw new ModerationSilentError(`moderation did not judge: ${error.message}`, { cause: error });
      }
      await sleep(limits.backOffMs(tried - 1), undefined, signal ? { signal } : {});
    }
  }
}

async function callOnce<T>({ build, read }: Call<T>, timeLimitMs: number, signal?: AbortSignal): Promise<T> {
  const { url, init } = build();
  const limit = AbortSignal.timeout(timeLimitMs);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  let text: string;
  let status: number;
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: either });
    status = response.status;
    text = await response.text();
  } catch {
    throw new CloudFault(limit.aborted ? 'time-limit' : 'network', true);
  }
  if (status === 429 || status >= 500) throw new CloudFault(String(status), true);
  return read(parseJson(text), status);
}

/** Undefined where the body is no JSON, such as the answer to an upload. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
