export { listDocuments } from './list-documents.ts';
export { isOffered, startRendition } from './start-rendition.ts';
export { tellWatchers } from './tell-watchers.ts';
export { listUnmarkedPictures, noteUnmarkedPicture } from './unmarked-pictures.store.ts';
