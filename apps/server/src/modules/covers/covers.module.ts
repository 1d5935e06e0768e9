import { accountMerged } from '../../events/account-events.ts';
import { personUnderAge } from '../../events/age-events.ts';
import { purposeAgreed, purposeRefused } from '../../events/consent-events.ts';
import { faceGiven, faceSettled, personChecked, personTold } from '../../events/face-events.ts';
import { afterwards, atOnce, type Follow } from '../../events/follow.ts';
import { type ServerModule, work } from '../server-module.ts';
import { deleteBrokenPairs, deleteCoversOf } from './covers.store.ts';
import { eraseCovers } from './erase-covers.ts';
import { followConsent, followRefusal, makeAgreedCovers, makeCoversOf } from './follow-consent.ts';
import { makeCovers } from './make-covers.worker.ts';
import { makeSamplesJob } from './make-samples.job.ts';
import { makeSamples } from './make-samples.worker.ts';
import { moveCovers } from './merge-covers.store.ts';
import { sweepCoversJob } from './sweep-covers.job.ts';
import { sweepCovers } from './sweep-covers.worker.ts';

/** Behind everything that somebody waits for: one cover after the other. A job makes those of fifty themes. */
const making: Pick<Follow<unknown>, 'isWanted' | 'retries' | 'expireSeconds' | 'concurrency'> = {
  isWanted: ({ config }) => config.business.ownCovers,
  retries: 5,
  expireSeconds: 900,
  concurrency: 1,
};

export const coversModule: ServerModule = {
  jobs: [work(makeSamplesJob, makeSamples), work(sweepCoversJob, sweepCovers)],
  subscribers: [
    atOnce(accountMerged, (tx, _deps, merged) => moveCovers(tx, merged)),

    // A pair lies with the other one's face: what shows a face that was erased goes with it.
    atOnce(faceSettled, async (tx, deps) => eraseCovers(tx, deps, await deleteBrokenPairs(tx))),
    // Drawn otherwise from now on: of whoever stands for the person they are made again.
    atOnce(personTold, async (tx, deps, { faceIds }) => eraseCovers(tx, deps, await deleteCoversOf(tx, faceIds))),
    atOnce(faceGiven, async (tx, deps, { faceId }) => eraseCovers(tx, deps, await deleteCoversOf(tx, [faceId]))),
    // What shows somebody who is too young shows it by their own consent.
    atOnce(personUnderAge, (tx, deps, { uid }) => followRefusal(tx, deps, { uid, kind: 'covers', personId: uid })),
    atOnce(purposeRefused, followRefusal),
    atOnce(purposeAgreed, followConsent),
    afterwards(faceSettled, {
      ...making,
      name: 'make-covers',
      worker: makeCovers,
      ownerOf: ({ uid }) => uid ?? null,
    }),
    afterwards(purposeAgreed, {
      ...making,
      name: 'make-agreed-covers',
      worker: makeAgreedCovers,
      ownerOf: ({ uid }) => uid,
    }),
    // Where only photos that were held against a check may be used.
    afterwards(personChecked, {
      ...making,
      isWanted: ({ config }) => config.business.ownCovers && config.business.realPerson === 'required',
      name: 'make-checked-covers',
      worker: makeCoversOf,
      ownerOf: ({ uid }) => uid,
    }),
  ],
};
