import type { SheetOrder, StudioProcess } from './studio-process.ts';
import type {
  FromStudio,
  PlateName,
  SheetMessage,
  StudioCall,
  StudioOperation,
  StudioResults,
  ToStudio,
} from './studio-protocol.ts';

interface PlateRequest {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/** Names of the errors that the studio throws for a job which cost it two threads, and of its cause where time ran out. */
const POISON = 'PoisonJobError';
const OVERDUE = 'JobTimeoutError';

/** How long threads have to end by themselves. */
const CLOSE_MS = 500;

function faultOf(error: unknown): Extract<FromStudio, { kind: 'fault' }>['fault'] {
  if (!(error instanceof Error) || error.name !== POISON) return 'failed';
  return error.cause instanceof Error && error.cause.name === OVERDUE ? 'overdue' : 'poison';
}

const send = (message: FromStudio): void => {
  // A parent that is gone hears nothing; the disconnect ends this process.
  if (process.connected) process.send?.(message, undefined, {}, () => undefined);
};

/** Tells the parent, whose log it is, of a thread that was lost. */
export function tellLostThread(error: Error): void {
  send({ kind: 'lost-thread', message: `${error.name}: ${error.message}` });
}

/** What the studio's process does; how much at once and with which encoder its parent knows. */
export type StudioEngine = Omit<StudioProcess, 'threads' | 'canAnimate'>;

/** Answers the calls of the parent process with the engine, until the parent goes away. */
export function serveStudio(engine: StudioEngine): void {
  const calls = new Map<number, AbortController>();
  const plates = new Map<string, PlateRequest>();

  function loadPlate(id: number, key: string): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      plates.set(`${id} ${key}`, { resolve, reject });
      send({ kind: 'load-plate', id, key });
    });
  }

  function run(id: number, call: StudioCall, signal: AbortSignal): Promise<StudioResults[StudioOperation]> {
    if (call.operation === 'inspect') return engine.inspect(call.bytes, call.face, signal);
    if (call.operation === 'prepare') return engine.prepare(call.bytes, call.face, signal);
    if (call.operation === 'moderate') return engine.moderate(call.bytes, call.faces, signal);
    if (call.operation === 'clip') return engine.cutClip(call.bytes, call.sidePx, signal);
    const plateOf = (name: PlateName) => ({ ...name, load: () => loadPlate(id, name.key) });
    if (call.operation === 'compare') return engine.compare(call.bytes, call.plates.map(plateOf), signal);
    const orderOf = (message: SheetMessage): SheetOrder => ({ ...message, plates: message.plates.map(plateOf) });
    if (call.operation === 'shoot') return engine.shoot(orderOf(call.order), signal);
    if (call.operation === 'document') {
      return engine.shootDocument({ ...call.order, plate: plateOf(call.plate) }, signal);
    }
    if (call.operation === 'same') return engine.isSamePerson(plateOf(call.plate), call.others.map(plateOf), signal);
    if (call.operation === 'frames') {
      return engine.checkFrames({ ...call.order, plate: plateOf(call.plate) }, signal);
    }
    if (call.operation === 'larger') return engine.shootLarger(call.bytes, orderOf(call.origin), signal);
    const onProgress = (share: number): void => send({ kind: 'progress', id, share });
    if (call.operation === 'animate') {
      const { bytes, locale, origin } = call;
      return engine.animate(bytes, { locale, origin, onProgress }, signal);
    }
    return engine.enlarge(call.bytes, { origin: call.origin && orderOf(call.origin), onProgress }, signal);
  }

  async function answer(id: number, call: StudioCall): Promise<void> {
    const abort = new AbortController();
    calls.set(id, abort);
    try {
      send({ kind: 'result', id, value: await run(id, call, abort.signal) });
    } catch (error) {
      send({
        kind: 'fault',
        id,
        message: error instanceof Error ? error.message : String(error),
        fault: faultOf(error),
      });
    } finally {
      calls.delete(id);
    }
  }

  process.on('message', (message: ToStudio) => {
    if (message.kind === 'ping') return send({ kind: 'pong' });
    if (message.kind === 'call') return void answer(message.id, message.call);
    if (message.kind === 'abort') return calls.get(message.id)?.abort();
    const name = `${message.id} ${message.key}`;
    const waiting = plates.get(name);
    plates.delete(name);
    if (message.kind === 'plate') waiting?.resolve(message.bytes);
    else waiting?.reject(new Error(message.message));
  });
  // The parent's signals reach the whole group: it decides when this process ends.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.on('disconnect', () => {
    // Nobody is there to take what its threads still make: it does not wait for them.
    setTimeout(() => process.exit(0), CLOSE_MS).unref();
    void engine.close().finally(() => process.exit(0));
  });
  send({ kind: 'ready' });
}
