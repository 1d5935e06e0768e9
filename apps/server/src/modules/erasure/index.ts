export { eraseObjectsJob } from './erase-objects.job.ts';
export { eraseTwice } from './erase-twice.ts';
export { listFolderNames } from './former-folders.store.ts';
