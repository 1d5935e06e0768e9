export { isOffered, startRendition } from './start-rendition.ts';
export { tellWatchers } from './tell-watchers.ts';
