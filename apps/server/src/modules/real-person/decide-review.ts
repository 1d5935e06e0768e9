import type { Db, Deps } from '../../deps.ts';
import { personChecked } from '../../events/face-events.ts';
import { publish } from '../../events/publish.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { OperatorError, type OperatorOrder } from '../operator-order.ts';
import { lockUser, markVerified } from '../users/index.ts';
import { changeReview, listOpenReviews, listReviews, type ReviewRow } from './reviews.store.ts';

const time = (moment: number): string => new Date(moment).toISOString();

/** One line a request that waits. */
async function list({ db }: Deps): Promise<string[]> {
  const open = await listOpenReviews(db);
  return open.length === 0 ? ['No request waits.'] : open.map(({ uid, asked_at }) => `${uid}  asked ${time(asked_at)}`);
}

/** Every request of a user with its words. That it was read is in the log, with who read it. */
async function show(deps: Deps, { uid, by }: { uid: string; by: string }): Promise<string[]> {
  const reviews = await listReviews(deps.db, uid);
  if (reviews.length === 0) throw new OperatorError(`${uid} has asked for nothing.`);
  deps.log.info({ event: 'review-read', uid, by }, 'an act of the operator');
  return reviews.flatMap((review) => linesOf(deps, review));
}

function linesOf({ personal }: Deps, review: ReviewRow): string[] {
  const { state, asked_at, note_sealed, decided_at, decided_by, why_sealed } = review;
  return [
    `${state}  asked ${time(asked_at)}`,
    ...personal
      .decrypt(note_sealed)
      .split('\n')
      .map((line) => `  ${line}`),
    ...(decided_at === null ? [] : [`  decided ${time(decided_at)} by ${decided_by}`]),
    ...(why_sealed === null ? [] : [`  why: ${personal.decrypt(why_sealed)}`]),
  ];
}

interface Decision {
  uid: string;
  by: string;
  why: string;
}

/** Decides the request that waits, tells the user, and puts on record who decided and why; the same decision again changes nothing. */
async function decide(deps: Deps, state: 'accepted' | 'refused', { uid, by, why }: Decision): Promise<string[]> {
  const isNew = await deps.db.transaction().execute(async (tx) => {
    if ((await listReviews(tx, uid)).length === 0) throw new OperatorError(`${uid} has asked for nothing.`);
    await lockUser(tx, uid);
    const [latest] = await listReviews(tx, uid);
    if (latest?.state === state) return false;
    if (latest?.state !== 'asked') throw new OperatorError(`No request of ${uid} waits.`);
    await settle(tx, deps, latest, { state, by, why });
    return true;
  });
  if (isNew) deps.log.info({ event: `review-${state}`, uid, by }, 'an act of the operator');
  return [isNew ? `${uid} is ${state} and told so.` : `${uid} was ${state} already.`];
}

async function settle(
  tx: Db,
  deps: Deps,
  { id, uid }: ReviewRow,
  { state, by, why }: { state: 'accepted' | 'refused'; by: string; why: string },
): Promise<void> {
  const now = deps.now();
  await changeReview(tx, id, { state, decided_at: now, decided_by: by, why_sealed: deps.personal.encrypt(why) });
  if (state === 'accepted') {
    await markVerified(tx, uid, now);
    await publish(tx, deps, personChecked, { uid });
  }
  await sendMessage(tx, deps, {
    ...{ uid, key: `review:${id}`, type: MESSAGE_TYPE.login, extra: '', args: {} },
    template: state === 'accepted' ? 'reviewAccepted' : 'reviewRefused',
  });
}

/** `npm run operator -- real-person …`. */
export const realPersonOrders: readonly OperatorOrder[] = [
  { area: 'real-person', name: 'list', needs: [], run: (deps) => list(deps) },
  { area: 'real-person', name: 'show', needs: ['uid'], run: show },
  { area: 'real-person', name: 'accept', needs: ['uid', 'why'], run: (deps, told) => decide(deps, 'accepted', told) },
  { area: 'real-person', name: 'refuse', needs: ['uid', 'why'], run: (deps, told) => decide(deps, 'refused', told) },
];
