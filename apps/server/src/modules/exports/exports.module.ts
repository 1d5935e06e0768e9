import { accountMerged } from '../../events/account-events.ts';
import { faceConsentWithdrawn } from '../../events/consent-events.ts';
import { facesDeleted } from '../../events/face-events.ts';
import { atOnce } from '../../events/follow.ts';
import { type ServerModule, work } from '../server-module.ts';
import { eraseExport, sweepExports } from './erase-exports.ts';
import { makeExportJob } from './make-export.job.ts';
import { giveUpExport, makeExport } from './make-export.worker.ts';
import { sweepExportsJob } from './sweep-exports.job.ts';

export const exportsModule: ServerModule = {
  jobs: [work(makeExportJob, makeExport, giveUpExport), work(sweepExportsJob, sweepExports)],
  // A face that is gone is in no zip file of ours either.
  subscribers: [
    atOnce(faceConsentWithdrawn, (tx, deps, { uid }) => eraseExport(tx, deps, uid)),
    atOnce(accountMerged, (tx, deps, { from }) => eraseExport(tx, deps, from)),
    atOnce(facesDeleted, (tx, deps, { uid }) => eraseExport(tx, deps, uid)),
  ],
};
