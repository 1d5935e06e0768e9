export { animatePhotoJob } from './animate-photo.job.ts';
export { animatePhoto, giveUpVideo } from './animate-photo.worker.ts';
export { dislikePhoto } from './dislike-photo.ts';
export { enlargePhotoJob } from './enlarge-photo.job.ts';
export { enlargePhoto, giveUpEnlargement } from './enlarge-photo.worker.ts';
export { genVideo } from './gen-video.ts';
export {
  countKeptByTheme,
  countKeptPhotos,
  findPhotos,
  insertPhoto,
  listPhotosOfShoots,
  lockPhotos,
  type PhotoRow,
  withdrawPhotos,
} from './photos.store.ts';
export { viewPhotos } from './photos.view.ts';
export { queryImgs } from './query-imgs.ts';
export { queryPhotoes } from './query-photoes.ts';
export { readPhoto } from './read-photo.ts';
export { recentPhotoes } from './recent-photoes.ts';
export { sweepPhotosJob } from './sweep-photos.job.ts';
export { sweepPhotos } from './sweep-photos.worker.ts';
