import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { newId } from '../../identifiers.ts';
import { lockUser } from '../users/index.ts';
import { changeReview, insertReview, listReviews, type ReviewRow } from './reviews.store.ts';

export async function faceAuthReview(
  deps: Deps,
  { uid }: User,
  { note }: RequestOf<'FACEAUTHREVIEW'>,
): Promise<ResponseOf<'FACEAUTHREVIEW'>> {
  const { realPerson, realPersonReview } = deps.config.business;
  if (realPerson === 'off' || !realPersonReview) throw new AppError(ERROR.reviewOff, 'no review is offered');
  if (note === undefined) return viewLatest(deps, (await listReviews(deps.db, uid))[0]);
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, uid);
    await ask(tx, deps, uid, note);
    return viewLatest(deps, (await listReviews(tx, uid))[0]);
  });
}

/** While a request waits, and after it was accepted, there is no second one. */
async function ask(tx: Db, deps: Deps, uid: string, note: string): Promise<void> {
  const [latest] = await listReviews(tx, uid);
  const note_sealed = deps.personal.encrypt(note);
  if (latest?.state === 'accepted') return;
  if (latest?.state === 'asked') return changeReview(tx, latest.id, { note_sealed });
  await insertReview(tx, {
    ...{ id: newId(), uid, state: 'asked', note_sealed, asked_at: deps.now() },
    ...{ decided_at: null, decided_by: null, why_sealed: null },
  });
}

function viewLatest({ personal }: Deps, review: ReviewRow | undefined): ResponseOf<'FACEAUTHREVIEW'> {
  if (!review) return {};
  const { state, why_sealed } = review;
  return { state, ...(state === 'refused' && why_sealed !== null && { why: personal.decrypt(why_sealed) }) };
}
