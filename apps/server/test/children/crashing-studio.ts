import { existsSync, writeFileSync } from 'node:fs';
import { serveStudio } from '../../src/studio/serve-studio.ts';

function isFirst(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.subarray(1)).toString();
  if (existsSync(file)) return false;
  writeFileSync(file, '');
  return true;
}

/**
 * An engine that does what the first byte says: 0 echoes, 1 dies, 2 waits for the abort, 3 throws, 4 dies and 5 falls silent
 * the first time, which the file named after it remembers, and echoes then. Whatever is inspected costs two threads, 6 by their time.
 */
serveStudio({
  async inspect(bytes) {
    const cause = Object.assign(new Error('lost'), { name: bytes[0] === 6 ? 'JobTimeoutError' : 'WorkerDiedError' });
    throw Object.assign(new Error('two threads', { cause }), { name: 'PoisonJobError' });
  },
  async prepare(bytes, _face, signal) {
    if (bytes[0] === 1) process.exit(1);
    if (bytes[0] === 4 && isFirst(bytes)) process.exit(1);
    if (bytes[0] === 5 && isFirst(bytes)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (bytes[0] === 3) throw new RangeError('cannot be prepared');
    if (bytes[0] === 2) {
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    }
    return { plate: bytes, ownClothes: { always: false, ages: [] } };
  },
  async shoot({ plates }) {
    const loaded = await Promise.all(plates.map(({ load }) => load()));
    return {
      dropped: false,
      jpeg: Buffer.concat(loaded),
      cover: new Uint8Array(),
      widthPx: 1,
      heightPx: 1,
      thumbhash: '',
      likeness: 1,
      places: [],
      keywords: [],
    };
  },
  shootLarger: async () => undefined,
  isSamePerson: async () => true,
  checkFrames: async () => ({ fault: undefined, stills: [] }),
  cutClip: async () => undefined,
  shootDocument: async () => undefined,
  async enlarge(bytes, { origin, onProgress } = {}) {
    for (const share of [0.25, 0.5]) onProgress?.(share);
    const plates = await Promise.all((origin?.plates ?? []).map(({ load }) => load()));
    return { jpeg: Buffer.concat([bytes, ...plates]), widthPx: 1, heightPx: 1 };
  },
  animate: async () => ({
    mp4: Buffer.from(process.argv[3] ?? ''),
    cover: new Uint8Array(),
    widthPx: 1080,
    heightPx: 1920,
    durationMs: 1,
  }),
  compare: async () => ({ distance: 0, likeness: 0, faces: 0, isOther: false, fault: undefined, places: [] }),
  moderate: async (bytes) => (bytes[0] === 1 ? 'sexual' : undefined),
  close: async () => undefined,
});
