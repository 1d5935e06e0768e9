import { parentPort, threadId } from 'node:worker_threads';

/** A worker for tests of the pool: does what it is told. */
type Message = { kind?: 'abort'; do?: 'echo' | 'throw' | 'die' | 'hang' | 'report' | 'where'; value?: unknown };

parentPort?.on('message', (message: Message) => {
  if (message.kind === 'abort') parentPort?.postMessage({ ok: false, name: 'AbortError', message: 'ended early' });
  if (message.do === 'report') parentPort?.postMessage({ progress: 0.5 });
  if (message.do === 'echo') parentPort?.postMessage({ ok: true, output: message.value });
  if (message.do === 'where') parentPort?.postMessage({ ok: true, output: threadId });
  if (message.do === 'throw') parentPort?.postMessage({ ok: false, name: 'RangeError', message: 'told to' });
  if (message.do === 'die') process.exit(7);
});
