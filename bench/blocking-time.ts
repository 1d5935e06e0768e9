/** Of Chromium's trace format, what is read here; times in µs. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor, while the thread ran: what other processes took from it is not in it. */
  readonly tdur?: number;
}

/** A task up to here answers at once (Lighthouse's and the W3C's long task). */
const SHORT_MS = 50;
/** How much slower than this machine Lighthouse's phone is. */
const SLOWDOWN = 4;
const TASK = 'RunTask';
const US_PER_MS = 1000;

/**
 * Total blocking time after the first paint as Lighthouse counts it, but in processor time of the page's main thread: on two cores the
 * server, the browser's other processes and Lighthouse itself stand in the page's way, which they do not on a phone.
 * @param events the trace of one visit in a browser of its own
 * @returns ms on a phone whose processor is four times as slow
 * @throws when the trace has no tasks of the page, or no paint
 */
export function blockingTimeOf(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no paint');
  const named = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith(TASK) && pid === paint.pid && tid === paint.tid,
  );
  const tasks = outermost(named);
  if (!tasks.some(({ tdur }) => tdur !== undefined)) throw new Error('The trace has no tasks of the page');
  const blocking = tasks.map(({ ts, tdur = 0 }) => (ts < paint.ts ? 0 : (tdur / US_PER_MS) * SLOWDOWN - SHORT_MS));
  return blocking.reduce((sum, ms) => sum + Math.max(0, ms), 0);
}

/** Chromium writes a task down under two names, one within the other. */
function outermost(tasks: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0;
  return tasks
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      const isInside = ts < end;
      end = Math.max(end, ts + dur);
      return !isInside;
    });
}
