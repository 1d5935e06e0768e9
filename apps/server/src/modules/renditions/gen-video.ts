import { ERROR, type RenditionKind, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import {
  canRender,
  countWaiting,
  lockPhotos,
  type PhotoRow,
  renditionKeys,
  requestRendition,
  viewPhotos,
} from '../photos/index.ts';
import { lockUser } from '../users/index.ts';
import { animatePhotoJob } from './animate-photo.job.ts';
import { enlargePhotoJob } from './enlarge-photo.job.ts';

export async function genVideo(
  deps: Deps,
  actor: User,
  { id, kind }: RequestOf<'GENVIDEO'>,
): Promise<ResponseOf<'GENVIDEO'>> {
  if (!isOffered(deps, kind)) throw new AppError(ERROR.renditionOff, `no ${kind} here`);
  const photo = await deps.db.transaction().execute(async (tx): Promise<PhotoRow> => {
    // Counted and asked for by one call of a user at a time.
    await lockUser(tx, actor.uid);
    const [locked] = await lockPhotos(tx, actor.uid, [id]);
    if (!locked || locked.deleted_at !== null) throw new AppError(ERROR.notFound, 'no such photo');
    if (!canRender(actor, locked)) throw new AppError(ERROR.photoNotKept, 'the photo is not kept');
    const isNew = await requestRendition(tx, id, kind, renditionKeys(locked.photo_key, kind), deps.now());
    if (isNew) await enqueue(tx, deps, actor, id, kind);
    return locked;
  });
  const [img] = await viewPhotos(deps, actor, [photo]);
  if (!img) throw new Error('a photo has no view');
  return { img };
}

/** Throws renditionLimit when the user has enough of them under way. */
async function enqueue(tx: Db, deps: Deps, { uid, locale }: User, photoId: string, kind: RenditionKind): Promise<void> {
  const { unfinishedRenditions: limit } = deps.config.business;
  if ((await countWaiting(tx, uid)) > limit)
    throw new AppError(ERROR.renditionLimit, 'enough under way', [String(limit)]);
  if (kind === '4k') await deps.jobs.enqueue(tx, enlargePhotoJob, { photoId }, { uid });
  else await deps.jobs.enqueue(tx, animatePhotoJob, { photoId, locale }, { uid });
}

function isOffered(deps: Deps, kind: RenditionKind): boolean {
  const { engine, config } = deps;
  return kind === '4k' ? !config.business.disable4k && engine.enlarge !== undefined : engine.animate !== undefined;
}
