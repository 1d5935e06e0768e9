export { eraseObjectsJob } from './erase-objects.job.ts';
export { eraseObjects } from './erase-objects.worker.ts';
