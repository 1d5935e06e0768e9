export { listCovers } from './covers.store.ts';
export { type OwnPictures, ownPictures } from './own-pictures.ts';
export { wantSamples } from './want-samples.ts';
