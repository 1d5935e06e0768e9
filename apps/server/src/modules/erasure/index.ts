export { eraseObjectsJob } from './erase-objects.job.ts';
