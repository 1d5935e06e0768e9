import type { IncomingMessage } from 'node:http';
import { ERROR } from '@kinora/contract';
import { AppError } from './app-error.ts';

/** An upload brings at least so much in each stretch of so long, or it is ended: 8 KiB a second, a tenth of a weak 3G. */
export const LEAST_PACE = { bytes: 80 * 1024, everyMs: 10_000 } as const;

/** What is looked at of a request. */
export type PacedRequest = Pick<IncomingMessage, 'complete' | 'destroy'> & {
  readonly socket: { readonly bytesRead: number };
};

/** Awaits what the server does before it reads on: the upload cannot arrive meanwhile, and is not blamed for it. */
export type Ours = <Result>(work: Promise<Result>) => Promise<Result>;

/**
 * Runs what reads an upload. Ends the connection and rejects with AppError `badRequest` when the upload stalls, or has not
 * arrived and been dealt with after `timeoutMs`.
 */
export async function withPace<Result>(
  request: PacedRequest,
  timeoutMs: number,
  run: (ours: Ours) => Promise<Result>,
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  let isOver = false;
  let pacing: NodeJS.Timeout | undefined;
  const end = (reason: string): void => {
    request.destroy();
    reject(new AppError(ERROR.badRequest, reason));
  };
  /** Stretches are counted from now on. */
  const watch = (): void => {
    let seenBytes = request.socket.bytesRead;
    pacing = setInterval(() => {
      if (request.complete) return clearInterval(pacing);
      const arrivedBytes = request.socket.bytesRead - seenBytes;
      seenBytes += arrivedBytes;
      if (arrivedBytes < LEAST_PACE.bytes) end('the upload stalled');
    }, LEAST_PACE.everyMs);
  };
  const ours: Ours = async (work) => {
    clearInterval(pacing);
    try {
      return await work;
    } finally {
      if (!isOver) watch();
    }
  };
  const timer = setTimeout(end, timeoutMs, 'the upload took too long');
  watch();
  try {
    return await Promise.race([run(ours), late]);
  } finally {
    isOver = true;
    clearTimeout(timer);
    clearInterval(pacing);
  }
}
