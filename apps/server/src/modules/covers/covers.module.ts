import { accountMerged } from '../../events/account-events.ts';
import { faceSettled, personTold } from '../../events/face-events.ts';
import { afterwards, atOnce } from '../../events/follow.ts';
import { eraseObjectsJob } from '../erasure/index.ts';
import { findFaces } from '../faces/index.ts';
import { type ServerModule, work } from '../server-module.ts';
import { deleteBrokenPairs, deleteCoversOf } from './covers.store.ts';
import { makeCovers } from './make-covers.worker.ts';
import { makeSamplesJob } from './make-samples.job.ts';
import { makeSamples } from './make-samples.worker.ts';
import { moveCovers } from './merge-covers.store.ts';

export const coversModule: ServerModule = {
  jobs: [work(makeSamplesJob, makeSamples)],
  subscribers: [
    atOnce(accountMerged, (tx, _deps, merged) => moveCovers(tx, merged)),

    // A pair lies with the other one's face: what shows a face that was erased goes with it.
    atOnce(faceSettled, async (tx, deps) => {
      const keys = await deleteBrokenPairs(tx);
      if (keys.length > 0) await deps.jobs.enqueue(tx, eraseObjectsJob, { keys, folders: [] });
    }),
    // Drawn otherwise from now on: of whoever stands for the person they are made again.
    atOnce(personTold, async (tx, deps, { faceIds }) => {
      const keys = await deleteCoversOf(tx, faceIds);
      if (keys.length > 0) await deps.jobs.enqueue(tx, eraseObjectsJob, { keys, folders: [] });
    }),
    // Behind everything that somebody waits for: one cover after the other.
    afterwards(faceSettled, {
      name: 'make-covers',
      worker: makeCovers,
      isWanted: ({ config }) => config.business.ownCovers,
      // A job makes the covers of fifty themes.
      ownerOf: async (tx, { faceId }) => (await findFaces(tx, [faceId]))[0]?.uid,
      retries: 5,
      expireSeconds: 900,
      concurrency: 1,
    }),
  ],
};
