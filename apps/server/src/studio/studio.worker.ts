import { startPortraitEngine } from './portrait-engine.worker.ts';
import { serveStudio } from './serve-studio.ts';

const [, , threads, ffmpegPath = ''] = process.argv;
serveStudio(startPortraitEngine(Number(threads), ffmpegPath));
