import type { photosCommands } from '@kinora/contract';
import { accountMerged } from '../../events/account-events.ts';
import { personUnderAge } from '../../events/age-events.ts';
import { faceConsentWithdrawn, squareConsentWithdrawn } from '../../events/consent-events.ts';
import { faceGiven, facesDeleted, facesRestored } from '../../events/face-events.ts';
import { atOnce } from '../../events/follow.ts';
import type { Handlers } from '../../gateway/command-handler.ts';
import { hasConsent } from '../consents/index.ts';
import { type ServerModule, work } from '../server-module.ts';
import { dislikePhoto } from './dislike-photo.ts';
import { movePhotos } from './merge-photos.store.ts';
import { pausePhotos, resumePhotos, withdrawPhotos } from './publications.store.ts';
import { queryImgs } from './query-imgs.ts';
import { queryPhotoes } from './query-photoes.ts';
import { readPhoto } from './read-photo.ts';
import { recentPhotoes } from './recent-photoes.ts';
import { sweepPhotosJob } from './sweep-photos.job.ts';
import { sweepPhotos } from './sweep-photos.worker.ts';

export const photosHandlers = {
  QUERYPHOTOES: queryPhotoes,
  RECENTPHOTOES: recentPhotoes,
  QUERYIMGS: queryImgs,
  DISLIKEPHOTO: dislikePhoto,
  READPHOTO: readPhoto,
} satisfies Pick<Handlers, keyof typeof photosCommands>;

export const photosModule: ServerModule = {
  jobs: [work(sweepPhotosJob, sweepPhotos)],
  subscribers: [
    atOnce(accountMerged, async (tx, { config }, { from, to }) =>
      movePhotos(tx, from, to, await hasConsent(tx, to, 'square', config.business.squareVersion)),
    ),

    atOnce(faceConsentWithdrawn, (tx, _deps, { uid }) => withdrawPhotos(tx, uid)),
    atOnce(squareConsentWithdrawn, (tx, _deps, { uid }) => withdrawPhotos(tx, uid)),
    atOnce(personUnderAge, (tx, _deps, { uid }) => withdrawPhotos(tx, uid)),
    // Nobody but the user may stand in the square.
    atOnce(faceGiven, (tx, _deps, { uid, faceId }) => withdrawPhotos(tx, uid, [faceId])),
    atOnce(facesDeleted, (tx, _deps, { uid, faceIds }) => pausePhotos(tx, uid, faceIds)),
    atOnce(facesRestored, (tx, _deps, { uid, faceIds }) => resumePhotos(tx, uid, faceIds)),
  ],
};
