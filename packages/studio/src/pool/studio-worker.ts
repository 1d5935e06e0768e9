import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { AbortJob, Job, JobAnswer, JobProgress } from './jobs.ts';
import { runJob } from './run-job.ts';

// The pool is as wide as the machine: within a thread libvips neither spreads out nor remembers.
sharp.concurrency(1);
sharp.cache(false);

if (!parentPort) throw new Error('studio-worker runs in a worker thread only');
const port = parentPort;
/** Of the job that runs; the pool sends the next one when this one is answered. */
let abort = new AbortController();

port.on('message', (message: Job | AbortJob) => {
  if (message.kind === 'abort') abort.abort();
  else void answer(message);
});

async function answer(job: Job): Promise<void> {
  abort = new AbortController();
  const onProgress = (progress: number): void => port.postMessage({ progress } satisfies JobProgress);
  const reply = await runJob(job, { signal: abort.signal, onProgress }).then(
    (output): JobAnswer => ({ ok: true, output }),
    (error: unknown): JobAnswer =>
      error instanceof Error
        ? { ok: false, name: error.name, message: error.message }
        : { ok: false, name: 'Error', message: String(error) },
  );
  port.postMessage(reply);
}
