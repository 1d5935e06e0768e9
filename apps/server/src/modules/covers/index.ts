export { makeCovers } from './make-covers.worker.ts';
export { ownCovers } from './own-covers.ts';
