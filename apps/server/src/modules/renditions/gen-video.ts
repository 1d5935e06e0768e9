import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { requireOfAge } from '../ages/index.ts';
import {
  canRender,
  countWaiting,
  isUnderWay,
  lockPhotos,
  type PhotoRow,
  priceOfRendition,
  viewPhotos,
} from '../photos/index.ts';
import { lockUser } from '../users/index.ts';
import { isOffered, startRendition } from './start-rendition.ts';

type Input = RequestOf<'GENVIDEO'>;

export async function genVideo(deps: Deps, actor: User, { id, kind }: Input): Promise<ResponseOf<'GENVIDEO'>> {
  if (!isOffered(deps, kind)) throw new AppError(ERROR.renditionOff, `no ${kind} here`);
  const photo = await transact(deps.db, async (tx): Promise<PhotoRow> => {
    // Counted and asked for by one call of a user at a time.
    await lockUser(tx, actor.uid);
    await requireOfAge(tx, deps, actor.uid);
    const [locked] = await lockPhotos(tx, actor.uid, [id]);
    if (!locked || locked.deleted_at !== null) throw new AppError(ERROR.notFound, 'no such photo');
    if (!canRender(actor, locked)) throw new AppError(ERROR.photoNotKept, 'the photo is not kept');
    await request(tx, deps, actor, locked, kind);
    return locked;
  });
  const [img] = await viewPhotos(deps, actor, [photo]);
  if (!img) throw new Error('a photo has no view');
  return { img };
}

/** Throws renditionCosts where it has to be ordered, and renditionLimit when the user has enough of them under way. */
async function request(tx: Db, deps: Deps, actor: User, photo: PhotoRow, kind: Input['kind']): Promise<void> {
  if (priceOfRendition(deps.config, kind) > 0) {
    // What was paid for, or was free then, is there for the asking.
    if (await isUnderWay(tx, photo.id, kind)) return;
    throw new AppError(ERROR.renditionCosts, `a ${kind} costs gold cards`);
  }
  const isNew = await startRendition(tx, deps, photo, kind, actor.locale);
  const { unfinishedRenditions: limit } = deps.config.business;
  if (isNew && (await countWaiting(tx, actor.uid)) > limit)
    throw new AppError(ERROR.renditionLimit, 'enough under way', [String(limit)]);
}
