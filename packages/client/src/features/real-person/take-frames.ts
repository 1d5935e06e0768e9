import { REAL_PERSON_FRAMES, type RealPersonAction } from '@kinora/contract';
import type { CancelSignal } from '../../lib/cancel-signal';

/** A frame with its time, ms since the first. */
export interface TakenFrame {
  readonly jpeg: Uint8Array;
  readonly at: number;
}

/** What is asked for at the moment: first to look straight ahead. */
export type Asked = RealPersonAction | 'straight';

interface TakeOptions {
  /** A JPEG of the moment; undefined while there is none. */
  take(): Promise<Uint8Array | undefined>;
  actions: readonly RealPersonAction[];
  /** Told whenever something else is asked for. */
  onAsked(asked: Asked): void;
  signal: CancelSignal;
  /** A clock that only runs forward, ms. */
  now(): number;
  wait(ms: number): Promise<void>;
}

const { straightMs, actionMs, everyMs } = REAL_PERSON_FRAMES;

/** Takes frames while one thing after the other is asked for; what it has when it was cancelled. */
export async function takeFrames({ take, actions, onAsked, signal, now, wait }: TakeOptions): Promise<TakenFrame[]> {
  const frames: TakenFrame[] = [];
  const begunAt = now();
  let asked: Asked | undefined;
  for (;;) {
    const passed = now() - begunAt;
    const next = passed < straightMs ? 'straight' : actions[Math.floor((passed - straightMs) / actionMs)];
    if (signal.aborted || next === undefined || frames.length === REAL_PERSON_FRAMES.max) return frames;
    if (next !== asked) onAsked(next);
    asked = next;
    const jpeg = await take();
    if (jpeg) frames.push({ jpeg, at: Math.round(passed) });
    await wait(Math.max(0, everyMs - (now() - begunAt - passed)));
  }
}
