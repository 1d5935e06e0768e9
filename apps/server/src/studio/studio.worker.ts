import { startPortraitEngine } from './portrait-engine.worker.ts';
import { serveStudio, tellLostThread } from './serve-studio.ts';

const [, , threads, ffmpegPath = ''] = process.argv;
serveStudio(startPortraitEngine(ffmpegPath, { threads: Number(threads), onLostThread: tellLostThread }));
