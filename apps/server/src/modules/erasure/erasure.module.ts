import { type ServerModule, work } from '../server-module.ts';
import { eraseObjectsJob } from './erase-objects.job.ts';
import { eraseObjects } from './erase-objects.worker.ts';

export const erasureModule: ServerModule = { jobs: [work(eraseObjectsJob, eraseObjects)] };
