import { accountMerged } from '../../events/account-events.ts';
import { faceConsentWithdrawn, purposeRefused } from '../../events/consent-events.ts';
import { facesDeleted } from '../../events/face-events.ts';
import { atOnce } from '../../events/follow.ts';
import { type ServerModule, work } from '../server-module.ts';
import { eraseExport, sweepExports } from './erase-exports.ts';
import { makeExportJob } from './make-export.job.ts';
import { giveUpExport, makeExport } from './make-export.worker.ts';
import { sweepExportsJob } from './sweep-exports.job.ts';

export const exportsModule: ServerModule = {
  jobs: [work(makeExportJob, makeExport, giveUpExport), work(sweepExportsJob, sweepExports)],
  // A face that is gone, or covers that nobody agrees to any more, are in no zip file of ours either.
  subscribers: [
    atOnce(faceConsentWithdrawn, (tx, deps, { uid }) => eraseExport(tx, deps, uid)),
    atOnce(accountMerged, (tx, deps, { from }) => eraseExport(tx, deps, from)),
    atOnce(purposeRefused, async (tx, deps, { uid, kind }) => {
      if (kind === 'covers') await eraseExport(tx, deps, uid);
    }),
    atOnce(facesDeleted, (tx, deps, { uid }) => eraseExport(tx, deps, uid)),
  ],
};
