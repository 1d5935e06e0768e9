import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';

/**
 * A thread of the studio that paints plain sheets at once. KINORA_TEST_FAULTS names a folder: the file THEME-SHEET in it
 * (of an inspection: `inspect`) says which fault befalls the sheet and how often; `begun` there lists what was begun.
 */
const folder = process.env.KINORA_TEST_FAULTS ?? '';
type Fault = 'exit' | 'crash' | 'kill';

interface ShootJob {
  kind: string;
  input: { themeId?: string; sheet?: number };
}

/** The fault that befalls this job now; another time less of it is left. */
function takeFault(name: string): Fault | undefined {
  const file = path.join(folder, name);
  if (!existsSync(file)) return undefined;
  const { fault, times } = JSON.parse(readFileSync(file, 'utf8')) as { fault: Fault; times: number };
  if (times === 0) return undefined;
  writeFileSync(file, JSON.stringify({ fault, times: times - 1 }));
  return fault;
}

function fail(fault: Fault): void {
  if (fault === 'exit') process.exit(1);
  // As the system does when memory runs out: the whole process is gone.
  if (fault === 'kill') process.kill(process.pid, 'SIGKILL');
  setImmediate(() => {
    throw new Error('told to crash');
  });
}

async function paint() {
  const create = { width: 48, height: 64, channels: 3, background: '#a66' } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const measured = { faces: [], keywords: [], distance: 0.4, likeness: 90, attempt: 0, fault: undefined };
  return { dropped: false, jpeg, widthPx: 48, heightPx: 64, thumbhash: new Uint8Array([1]), ...measured };
}

parentPort?.on('message', async ({ kind, input }: ShootJob) => {
  const name = kind === 'shoot' ? `${input.themeId}-${input.sheet}` : kind;
  appendFileSync(path.join(folder, 'begun'), `${name}\n`);
  const fault = takeFault(name);
  if (fault) return fail(fault);
  parentPort?.postMessage({ ok: true, output: await paint() });
});
