import { parentPort, threadId } from 'node:worker_threads';

/** A worker for tests of the pool: does what it is told. */
export interface FixtureJob {
  kind?: 'abort';
  do?: 'echo' | 'throw' | 'report' | 'work' | 'where' | Fault;
  value?: unknown;
  /** How often the job was begun, on whatever thread. */
  begun?: Int32Array;
  /** A fault happens only the first so many times; then the job echoes. */
  times?: number;
}
export type Fault = 'exit' | 'crash' | 'hang' | 'spin' | 'swell' | 'fill-heap';

/** Of a job that works, how often it tells of progress before it answers, and how long it takes in between. */
export const WORK_STEPS = 12;
export const WORK_STEP_MS = 600;

const held: unknown[] = [];
let current: FixtureJob['do'];
const faults: Record<Fault, () => void> = {
  exit: () => process.exit(7),
  crash: () => {
    setImmediate(() => {
      throw new Error('told to crash');
    });
  },
  hang: () => undefined,
  spin: () => {
    for (;;) Math.random();
  },
  swell: () => {
    held.push(new Uint8Array(200_000_000).fill(1));
  },
  'fill-heap': () => {
    for (;;) held.push(Array.from({ length: 1000 }, Math.random));
  },
};
const isFault = (name: string): name is Fault => name in faults;

function work(value: unknown, step = 1): void {
  parentPort?.postMessage({ progress: step / WORK_STEPS });
  if (step < WORK_STEPS) setTimeout(work, WORK_STEP_MS, value, step + 1);
  else parentPort?.postMessage({ ok: true, output: value });
}

function begin(job: FixtureJob): void {
  const begun = job.begun ? Atomics.add(job.begun, 0, 1) : 0;
  current = job.do ?? 'echo';
  if (isFault(current) && begun < (job.times ?? Number.POSITIVE_INFINITY)) faults[current]();
  else if (current === 'where') parentPort?.postMessage({ ok: true, output: threadId });
  else if (current === 'work') work(job.value);
  else if (current === 'report') parentPort?.postMessage({ progress: 0.5 });
  else if (current === 'throw') parentPort?.postMessage({ ok: false, name: 'RangeError', message: 'told to' });
  else parentPort?.postMessage({ ok: true, output: job.value });
}

parentPort?.on('message', (job: FixtureJob) => {
  if (job.kind !== 'abort') begin(job);
  else if (current === 'report') parentPort?.postMessage({ ok: false, name: 'AbortError', message: 'ended early' });
});
