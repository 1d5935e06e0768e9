import type { renditionsCommands } from '@kinora/contract';
import { accountClosed, accountMerged } from '../../events/account-events.ts';
import { atOnce } from '../../events/follow.ts';
import { photosKept } from '../../events/photo-events.ts';
import type { Handlers } from '../../gateway/command-handler.ts';
import { type ServerModule, work } from '../server-module.ts';
import { animatePhotoJob } from './animate-photo.job.ts';
import { animatePhoto, giveUpVideo } from './animate-photo.worker.ts';
import { enlargePhotoJob } from './enlarge-photo.job.ts';
import { enlargePhoto, giveUpEnlargement } from './enlarge-photo.worker.ts';
import { genDocument } from './gen-document.ts';
import { genVideo } from './gen-video.ts';
import { shootLargerJob } from './shoot-larger.job.ts';
import { shootLarger } from './shoot-larger.worker.ts';
import { renameReceiver } from './unmarked-pictures.store.ts';

export const renditionsHandlers = { GENDOCUMENT: genDocument, GENVIDEO: genVideo } satisfies Pick<
  Handlers,
  keyof typeof renditionsCommands
>;

export const renditionsModule: ServerModule = {
  jobs: [
    work(enlargePhotoJob, enlargePhoto, giveUpEnlargement),
    work(animatePhotoJob, animatePhoto, giveUpVideo),
    work(shootLargerJob, shootLarger),
  ],
  subscribers: [
    atOnce(accountMerged, (tx, _deps, { from, to }) => renameReceiver(tx, from, to)),

    atOnce(accountClosed, (tx, { personal }, { uid }) => renameReceiver(tx, uid, personal.blindIndex('receiver', uid))),
    atOnce(photosKept, async (tx, deps, { uid, photoIds }) => {
      for (const photoId of photoIds)
        await deps.jobs.enqueue(tx, shootLargerJob, { photoId }, { uid, singletonKey: photoId });
    }),
  ],
};
