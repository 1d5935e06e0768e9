import type { Jobs } from '../adapters/ports/jobs.ts';
import { makeCovers } from './covers/index.ts';
import { eraseObjects, eraseObjectsJob } from './erasure/index.ts';
import {
  faceSettledJob,
  giveUpFace,
  makeCoversJob,
  prepareFace,
  prepareFaceJob,
  sweepFaces,
  sweepFacesJob,
} from './faces/index.ts';
import { sweepCodes, sweepCodesJob } from './login/index.ts';
import {
  animatePhoto,
  animatePhotoJob,
  enlargePhoto,
  enlargePhotoJob,
  giveUpEnlargement,
  giveUpVideo,
  sweepPhotos,
  sweepPhotosJob,
} from './photos/index.ts';
import { giveUpShoot, makeShoot, settleWaitingShoots, shootElsewhereJob, shootJob } from './shoots/index.ts';

/** Gives every job of the modules its worker. */
export function registerWorkers(jobs: Jobs): void {
  jobs.register(prepareFaceJob, prepareFace, giveUpFace);
  jobs.register(faceSettledJob, settleWaitingShoots);
  jobs.register(makeCoversJob, makeCovers);
  jobs.register(shootJob, makeShoot, giveUpShoot);
  jobs.register(shootElsewhereJob, makeShoot, giveUpShoot);
  jobs.register(enlargePhotoJob, enlargePhoto, giveUpEnlargement);
  jobs.register(animatePhotoJob, animatePhoto, giveUpVideo);
  jobs.register(eraseObjectsJob, eraseObjects);
  jobs.register(sweepFacesJob, sweepFaces);
  jobs.register(sweepPhotosJob, sweepPhotos);
  jobs.register(sweepCodesJob, sweepCodes);
}
