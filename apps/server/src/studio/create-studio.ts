import { EngineOverloadedError } from '../adapters/ports/engine-errors.ts';
import type { StoredPlate } from '../adapters/ports/engine-people.ts';
import type { Metrics } from '../http/metrics.ts';
import type { ProcessOptions } from './start-process.ts';
import { StudioCalls } from './studio-calls.ts';
import { type CallOptions, StudioChild } from './studio-child.ts';
import { OverdueCallError, PoisonCallError } from './studio-errors.ts';
import type { RunningStudio, SheetOrder } from './studio-process.ts';
import type { PlateName, SheetMessage, StudioCall, StudioOperation, StudioResults } from './studio-protocol.ts';

const noPlate = (key: string): Promise<never> => Promise.reject(new Error(`no plate ${key}`));
const loaderOf = (plates: StoredPlate[]) => (key: string) =>
  plates.find((plate) => plate.key === key)?.load() ?? noPlate(key);

const nameOf = ({ key, said }: StoredPlate): PlateName => ({ key, said });
const messageOf = ({ plates, ...order }: SheetOrder): SheetMessage => ({ ...order, plates: plates.map(nameOf) });

/** Whether what a user sent ended those who looked at it. Throws EngineOverloadedError where they only ran out of time. */
function isAtFault(error: unknown): boolean {
  if (error instanceof OverdueCallError) throw new EngineOverloadedError(error.message, { cause: error });
  return error instanceof PoisonCallError;
}

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
    async inspect(bytes, face, signal) {
      try {
        return await call({ operation: 'inspect', bytes, face }, {}, signal);
      } catch (error) {
        // A file that ends whoever reads it cannot be read.
        if (isAtFault(error)) return { verdict: 'unreadable' };
        throw error;
      }
    },
    prepare: (bytes, face, signal) => call({ operation: 'prepare', bytes, face }, {}, signal),
    shoot: (order, signal) =>
      call({ operation: 'shoot', order: messageOf(order) }, { loadPlate: loaderOf(order.plates) }, signal),
    compare(bytes, plates, signal) {
      const request = { operation: 'compare', bytes, plates: plates.map(nameOf) } as const;
      return call(request, { loadPlate: loaderOf(plates) }, signal);
    },
    moderate: (bytes, faces, signal) => call({ operation: 'moderate', bytes, faces }, {}, signal),
    isSamePerson(plate, others, signal) {
      const request = { operation: 'same', plate: nameOf(plate), others: others.map(nameOf) } as const;
      return call(request, { loadPlate: loaderOf([plate, ...others]) }, signal);
    },
    async checkFrames({ plate, ...order }, signal) {
      try {
        return await call(
          { operation: 'frames', order, plate: nameOf(plate) },
          { loadPlate: loaderOf([plate]) },
          signal,
        );
      } catch (error) {
        if (isAtFault(error)) return { fault: 'unclear', stills: [] };
        throw error;
      }
    },
    cutClip: (bytes, sidePx, signal) => call({ operation: 'clip', bytes, sidePx }, {}, signal),
    shootDocument: ({ plate, ...order }, signal) =>
      call({ operation: 'document', order, plate: nameOf(plate) }, { loadPlate: loaderOf([plate]) }, signal),
    enlarge(bytes, { origin, onProgress } = {}, signal) {
      const request = { operation: 'enlarge', bytes, origin: origin && messageOf(origin) } as const;
      return call(request, { loadPlate: loaderOf(origin?.plates ?? []), onProgress }, signal);
    },
    shootLarger: (bytes, origin, signal) =>
      call({ operation: 'larger', bytes, origin: messageOf(origin) }, { loadPlate: loaderOf(origin.plates) }, signal),
    canAnimate: options.ffmpegPath !== null,
    animate: (bytes, { locale, origin, onProgress }, signal) =>
      call({ operation: 'animate', bytes, locale, origin }, { onProgress }, signal),
    close: () => child.close(),
  };
}
