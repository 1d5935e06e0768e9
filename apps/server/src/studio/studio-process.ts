import type { RefusalReason } from '@kinora/contract';
import type {
  AnimatedPicture,
  Comparison,
  EnlargedPicture,
  Inspection,
  ProgressOptions,
  Sheet,
  ShootOrder,
  StoredBytes,
} from '../adapters/ports/portrait-engine.ts';
import type { Metrics } from '../http/metrics.ts';
import type { ProcessOptions } from './start-process.ts';
import { StudioCalls } from './studio-calls.ts';
import { type CallOptions, StudioChild } from './studio-child.ts';
import { PoisonCallError } from './studio-errors.ts';
import type { SheetMessage, StudioCall, StudioOperation, StudioResults } from './studio-protocol.ts';

/** One sheet of a shoot order. */
export interface SheetOrder extends Pick<ShootOrder, 'themeId' | 'recipe' | 'keywords'> {
  sheet: number;
  seed: number;
  /** One for each person, from the left. */
  plates: StoredBytes[];
  /** Nobody waits for it: everything else goes first. */
  isBackground?: boolean;
}

export interface EnlargeOrder extends ProgressOptions {
  /** The sheet that the picture is, as far as it is known. */
  origin?: SheetOrder | undefined;
}

export interface AnimateOrder extends ProgressOptions {
  /** Of who asked: the mark in the frames is in a language that goes with it. */
  locale: string;
}

/**
 * The studio in a process of its own so that the gateway never loads a model: one call, one piece of work. What a lost thread
 * or process interrupted is done again; a call that loses two of them throws PoisonCallError.
 */
export interface StudioProcess {
  inspect(bytes: Uint8Array, signal?: AbortSignal): Promise<Inspection>;
  /** Encoded plate of a photo. */
  prepare(bytes: Uint8Array, signal?: AbortSignal): Promise<Uint8Array>;
  shoot(order: SheetOrder, signal?: AbortSignal): Promise<Sheet>;
  compare(picture: Uint8Array, plates: StoredBytes[], signal?: AbortSignal): Promise<Comparison>;
  /**
   * Why a finished picture may not be shown, as far as it can be seen offline; undefined: it may.
   * @param faces landmarks, in its pixels, of those whose bodies are to be judged; else every face is looked for.
   */
  moderate(
    picture: Uint8Array,
    faces?: readonly Float32Array[],
    signal?: AbortSignal,
  ): Promise<RefusalReason | undefined>;
  enlarge(jpeg: Uint8Array, options?: EnlargeOrder, signal?: AbortSignal): Promise<EnlargedPicture>;
  /** Whether there is a video encoder. */
  canAnimate: boolean;
  animate(jpeg: Uint8Array, options: AnimateOrder, signal?: AbortSignal): Promise<AnimatedPicture>;
  /** Calls that are worked on at once. */
  threads: number;
  close(): Promise<void>;
}

export interface RunningStudio extends StudioProcess {
  /** Starts the process where it is not up. Throws when it cannot. */
  ready(): Promise<void>;
}

const noPlate = (key: string): Promise<never> => Promise.reject(new Error(`no plate ${key}`));
const loaderOf = (plates: StoredBytes[]) => (key: string) =>
  plates.find((plate) => plate.key === key)?.load() ?? noPlate(key);

const messageOf = ({ plates, ...order }: SheetOrder): SheetMessage => ({
  ...order,
  plateKeys: plates.map(({ key }) => key),
});

/** The studio's process, counted in the metrics. */
export function createStudio(options: ProcessOptions, metrics: Pick<Metrics, 'countStudio'>): RunningStudio {
  const child = new StudioChild(options);
  const calls = new StudioCalls(child, options.log);

  async function call<Operation extends StudioOperation>(
    request: StudioCall & { operation: Operation },
    calling: CallOptions,
    signal: AbortSignal | undefined,
  ): Promise<StudioResults[Operation]> {
    const startedMs = performance.now();
    let isSuccess = false;
    try {
      const value = await calls.call(request, calling, signal);
      isSuccess = true;
      return value as StudioResults[Operation];
    } finally {
      metrics.countStudio(request.operation, isSuccess, performance.now() - startedMs);
    }
  }

  return {
    threads: options.threads,
    ready: () => child.ready(),
    async inspect(bytes, signal) {
      try {
        return await call({ operation: 'inspect', bytes }, {}, signal);
      } catch (error) {
        // A file that ends whoever reads it cannot be read.
        if (error instanceof PoisonCallError) return { verdict: 'unreadable' };
        throw error;
      }
    },
    prepare: (bytes, signal) => call({ operation: 'prepare', bytes }, {}, signal),
    shoot: (order, signal) =>
      call({ operation: 'shoot', order: messageOf(order) }, { loadPlate: loaderOf(order.plates) }, signal),
    compare(bytes, plates, signal) {
      const plateKeys = plates.map(({ key }) => key);
      return call({ operation: 'compare', bytes, plateKeys }, { loadPlate: loaderOf(plates) }, signal);
    },
    moderate: (bytes, faces, signal) => call({ operation: 'moderate', bytes, faces }, {}, signal),
    enlarge(bytes, { origin, onProgress } = {}, signal) {
      const request = { operation: 'enlarge', bytes, origin: origin && messageOf(origin) } as const;
      return call(request, { loadPlate: loaderOf(origin?.plates ?? []), onProgress }, signal);
    },
    canAnimate: options.ffmpegPath !== null,
    animate: (bytes, { locale, onProgress }, signal) =>
      call({ operation: 'animate', bytes, locale }, { onProgress }, signal),
    close: () => child.close(),
  };
}
