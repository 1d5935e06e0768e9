import type { facesCommands } from '@kinora/contract';
import { accountMerged } from '../../events/account-events.ts';
import { faceConsentWithdrawn } from '../../events/consent-events.ts';
import { atOnce } from '../../events/follow.ts';
import type { Handlers } from '../../gateway/command-handler.ts';
import { type ServerModule, work } from '../server-module.ts';
import { eraseAllFaces } from './erase-faces.ts';
import { followMerger } from './follow-merger.ts';
import { matchFacesJob } from './match-faces.job.ts';
import { matchFaces } from './match-faces.worker.ts';
import { prepareFaceJob } from './prepare-face.job.ts';
import { giveUpFace, prepareFace } from './prepare-face.worker.ts';
import { queryIcons } from './query-icons.ts';
import { sweepFacesJob } from './sweep-faces.job.ts';
import { sweepFaces } from './sweep-faces.worker.ts';
import { uploadCheck } from './upload-check.ts';
import { uploadFace } from './upload-face.ts';

export const facesHandlers = {
  UPLOADCHECK: uploadCheck,
  UPLOADFACE: uploadFace,
  QUERYICONS: queryIcons,
} satisfies Pick<Handlers, keyof typeof facesCommands>;

export const facesModule: ServerModule = {
  jobs: [
    work(prepareFaceJob, prepareFace, giveUpFace),
    work(matchFacesJob, matchFaces),
    work(sweepFacesJob, sweepFaces),
  ],
  subscribers: [
    atOnce(accountMerged, followMerger),
    atOnce(faceConsentWithdrawn, (tx, deps, { uid }) => eraseAllFaces(tx, deps, uid)),
  ],
};
