import type { renditionsCommands } from '@kinora/contract';
import type { Handlers } from '../../gateway/handler.ts';
import { type ServerModule, work } from '../server-module.ts';
import { animatePhotoJob } from './animate-photo.job.ts';
import { animatePhoto, giveUpVideo } from './animate-photo.worker.ts';
import { enlargePhotoJob } from './enlarge-photo.job.ts';
import { enlargePhoto, giveUpEnlargement } from './enlarge-photo.worker.ts';
import { genVideo } from './gen-video.ts';

export const renditionsHandlers = { GENVIDEO: genVideo } satisfies Pick<Handlers, keyof typeof renditionsCommands>;

export const renditionsModule: ServerModule = {
  jobs: [work(enlargePhotoJob, enlargePhoto, giveUpEnlargement), work(animatePhotoJob, animatePhoto, giveUpVideo)],
};
