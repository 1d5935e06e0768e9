import { startPortraitEngine } from '../../src/studio/portrait-engine.worker.ts';
import { serveStudio, tellLostThread } from '../../src/studio/serve-studio.ts';

/** The studio's own process and pool on threads that fail as they are told. */
const script = new URL('./faulty-thread.ts', import.meta.url);
serveStudio(startPortraitEngine('', { threads: Number(process.argv[2]), script, onLostThread: tellLostThread }));
