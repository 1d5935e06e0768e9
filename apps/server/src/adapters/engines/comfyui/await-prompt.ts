import { type ComfyClient, type ComfyHistory, ComfyServerError } from './comfy-client.ts';
import { ComfyEvents } from './comfy-events.ts';

export interface AwaitOptions {
  timeLimitMs: number;
  pollMs: number;
  signal?: AbortSignal | undefined;
  onShare(share: number): void;
}

/** The prompt is neither waiting, nor running, nor over: the server was started anew, or somebody cleared its queue. */
export class PromptLostError extends Error {
  override readonly name = 'PromptLostError';
}

export class PromptTimeoutError extends Error {
  override readonly name = 'PromptTimeoutError';
}

/** Answers that may fail one after the other before the server counts as dead. */
const MAX_SILENCES = 3;
/** Between the queue and the history there is a moment in which a prompt is in neither. */
const MAX_ABSENCES = 3;

/**
 * Waits for the end of a prompt. Its events only say when to look: the history is what counts, and the queue tells a
 * prompt that waits from one that nobody knows. Throws PromptLostError, PromptTimeoutError, ComfyServerError.
 */
export async function awaitPrompt(client: ComfyClient, id: string, options: AwaitOptions): Promise<ComfyHistory> {
  const { timeLimitMs, pollMs, signal, onShare } = options;
  let wake = (): void => undefined;
  let isDue = false;
  let reached = 0;
  const events = new ComfyEvents(client.eventsUrl(id), client.headers, id, {
    onShare(share) {
      reached = share;
      onShare(share);
    },
    onEnd() {
      isDue = true;
      wake();
    },
  });
  const untilMs = performance.now() + timeLimitMs;
  let silences = 0;
  let absences = 0;
  try {
    while (performance.now() < untilMs) {
      signal?.throwIfAborted();
      isDue = false;
      events.ensure();
      try {
        const entry = await client.history(id, signal);
        if (entry) return entry;
        const { running, pending } = await client.queue(signal);
        absences = running.includes(id) || pending.includes(id) ? 0 : absences + 1;
        silences = 0;
        // A sign of life; how far it is the events tell.
        if (absences === 0) onShare(reached);
      } catch (error) {
        if (!(error instanceof ComfyServerError)) throw error;
        silences += 1;
        if (silences >= MAX_SILENCES) throw error;
      }
      if (absences >= MAX_ABSENCES) throw new PromptLostError(`${client.url} knows nothing of the prompt ${id}`);
      if (isDue) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => end(), pollMs);
        const end = (): void => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', end);
          resolve();
        };
        wake = end;
        signal?.addEventListener('abort', end, { once: true });
      });
    }
    throw new PromptTimeoutError(`${client.url} took longer than ${timeLimitMs} ms`);
  } finally {
    events.close();
  }
}
