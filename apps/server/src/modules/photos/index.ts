export { findPhotoToShootLarger, saveLarger } from './larger-photos.store.ts';
export {
  countFree,
  keepAgain,
  keepOrdered,
  lockAgain,
  type OrderedPhotos,
  releaseOrdered,
  setOrdered,
} from './ordered-photos.store.ts';
export { priceOfPhoto, priceOfRendition } from './photo-price.ts';
export { canPublish, canRender, isPublished, watchersOf } from './photos.policy.ts';
export {
  countKeptByTheme,
  countKeptPhotos,
  findCover,
  findPhotos,
  insertPhoto,
  isAnyKept,
  listPhotosOfShoots,
  listPhotosOfUser,
  lockPhotos,
  type PhotoRow,
} from './photos.store.ts';
export { shownKey, viewPhotos } from './photos.view.ts';
export {
  countPublished,
  countShotAgain,
  holdPublished,
  isPublishedWithin,
  listPublished,
  notePublication,
  setPublished,
} from './publications.store.ts';
export { type DocumentKeys, documentKeys, largeKey, partKey, renditionKeys } from './rendition-keys.ts';
export {
  countWaiting,
  dropRendition,
  endRendition,
  findPhotoToRender,
  holdPhoto,
  isUnderWay,
  listReadyRenditions,
  type RenditionEnd,
  requestRendition,
  saveProgress,
} from './renditions.store.ts';
