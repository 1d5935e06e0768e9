export { eraseObjectsJob } from './erase-objects.job.ts';
export { listFolderNames } from './former-folders.store.ts';
