import { DELETE_UNDO_S, ERROR, RESULT_STATUS, type RequestOf, type ResponseOf } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { photosKept } from '../../events/photo-events.ts';
import { publish } from '../../events/publish.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { markFaces } from '../faces/index.ts';
import { lockUser } from '../users/index.ts';
import { type MarkedPhoto, markPhoto, type PhotoMark } from './mark-outcome.ts';
import { priceOfPhoto } from './photo-price.ts';
import { lockPhotos, type PhotoRow, saveMarks } from './photos.store.ts';
import { viewPhotos } from './photos.view.ts';
import { listStandingWith } from './publications.store.ts';
import { takeFree } from './take-free.ts';

export async function dislikePhoto(
  deps: Deps,
  actor: User,
  input: RequestOf<'DISLIKEPHOTO'>,
): Promise<ResponseOf<'DISLIKEPHOTO'>> {
  const { mark, of } = input;
  const now = deps.now();
  if (of === 'faces') {
    if (mark !== 'delete' && mark !== 'restore') throw new AppError(ERROR.photoNotMarkable, 'faces take no such mark');
    await transact(deps.db, async (tx) => {
      await markFaces(tx, deps, { uid: actor.uid, ids: input.ids, mark, now });
    });
    // What they brought back into the square is said: others see it again.
    return {
      imgs:
        mark === 'restore' ? await viewPhotos(deps, actor, await listStandingWith(deps.db, actor.uid, input.ids)) : [],
    };
  }
  const ids = [...new Set(input.ids)];
  const marked = await transact(deps.db, async (tx) => {
    // Whoever keeps two at once on two devices has them counted one after the other.
    if (mark === 'keep') await lockUser(tx, actor.uid);
    const photos = await lockPhotos(tx, actor.uid, ids);
    if (photos.length !== ids.length) throw new AppError(ERROR.notFound, 'no such photo');
    const after = photos.map((photo) => markRow(photo, mark, now));
    const isGiven = ({ status, kind }: PhotoRow) =>
      status === RESULT_STATUS.free && priceOfPhoto(deps.config, kind) > 0;
    if (mark === 'unkeep' && photos.some(isGiven))
      throw new AppError(ERROR.photoNotMarkable, 'what was given for free is not given back');
    if (mark === 'keep')
      await takeFree(
        tx,
        deps,
        photos.filter(({ status }) => status === RESULT_STATUS.ready),
      );
    for (const photo of after) await saveMarks(tx, photo);
    if (mark === 'keep') await publish(tx, deps, photosKept, { uid: actor.uid, photoIds: ids });
    return new Map(after.map((photo) => [photo.id, photo]));
  });
  return {
    imgs: await viewPhotos(
      deps,
      actor,
      ids.flatMap((id) => marked.get(id) ?? []),
    ),
  };
}

function markRow(photo: PhotoRow, mark: PhotoMark, now: number): PhotoRow {
  const before = { status: photo.status, dislike: photo.dislike, deletedAt: photo.deleted_at };
  const undoMs = DELETE_UNDO_S * 1000;
  const outcome = markPhoto(before, mark, now, undoMs);
  if (outcome === 'gone') throw new AppError(ERROR.notFound, 'no such photo');
  if (outcome === 'refused') throw new AppError(ERROR.photoNotMarkable, 'not at this status');
  const isPutBack = photo.status !== outcome.status && outcome.status === RESULT_STATUS.ready;
  return {
    ...photo,
    status: outcome.status,
    dislike: outcome.dislike,
    deleted_at: outcome.deletedAt,
    square: photo.square && !isForgotten(photo, outcome, now - undoMs),
    unkept_since: isPutBack ? now : photo.unkept_since,
  };
}

/** What is not kept or deleted is not shown in the square; that it stood there is forgotten once that cannot be undone. */
function isForgotten(photo: PhotoRow, after: MarkedPhoto, undoneFrom: number): boolean {
  const isTakenOut = photo.status === RESULT_STATUS.ready && photo.unkept_since <= undoneFrom;
  return after.dislike || isTakenOut;
}
