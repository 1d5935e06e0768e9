import type { realPersonCommands } from '@kinora/contract';
import { accountMerged } from '../../events/account-events.ts';
import { faceConsentWithdrawn } from '../../events/consent-events.ts';
import { atOnce } from '../../events/follow.ts';
import type { Handlers } from '../../gateway/command-handler.ts';
import { type ServerModule, work } from '../server-module.ts';
import { realPersonOrders } from './decide-review.ts';
import { faceAuth } from './face-auth.ts';
import { faceAuthClip } from './face-auth-clip.ts';
import { faceAuthDone } from './face-auth-done.ts';
import { faceAuthFrames } from './face-auth-frames.ts';
import { faceAuthReview } from './face-auth-review.ts';
import { moveFrames } from './merge-checks.store.ts';
import { INTERRUPTED } from './real-person.policy.ts';
import { endBegunChecks } from './real-person.store.ts';
import { sweepChecksJob } from './sweep-checks.job.ts';
import { sweepChecks } from './sweep-checks.worker.ts';

export const realPersonHandlers = {
  FACEAUTH: faceAuth,
  FACEAUTHFRAMES: faceAuthFrames,
  FACEAUTHCLIP: faceAuthClip,
  FACEAUTHDONE: faceAuthDone,
  FACEAUTHREVIEW: faceAuthReview,
} satisfies Pick<Handlers, keyof typeof realPersonCommands>;

export const realPersonModule: ServerModule = {
  orders: realPersonOrders,
  jobs: [work(sweepChecksJob, sweepChecks)],
  subscribers: [
    atOnce(accountMerged, (tx, _deps, merged) => moveFrames(tx, merged)),
    atOnce(faceConsentWithdrawn, (tx, deps, { uid }) => endBegunChecks(tx, uid, INTERRUPTED, deps.now())),
  ],
};
