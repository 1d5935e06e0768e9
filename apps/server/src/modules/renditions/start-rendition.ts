import type { RenditionKind } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { type PhotoRow, renditionKeys, requestRendition } from '../photos/index.ts';
import { animatePhotoJob } from './animate-photo.job.ts';
import { enlargePhotoJob } from './enlarge-photo.job.ts';

export function isOffered({ engine, config }: Pick<Deps, 'engine' | 'config'>, kind: RenditionKind): boolean {
  return kind === '4k' ? !config.business.disable4k && engine.enlarge !== undefined : engine.animate !== undefined;
}

/** Has a rendition made of a photo that is locked, by a job; false where it is under way or ready: then nothing changes. */
export async function startRendition(
  tx: Db,
  deps: Pick<Deps, 'jobs' | 'now'>,
  { id: photoId, uid, photo_key }: PhotoRow,
  kind: RenditionKind,
  locale: string,
): Promise<boolean> {
  if (!(await requestRendition(tx, photoId, kind, renditionKeys(photo_key, kind), deps.now()))) return false;
  if (kind === '4k') await deps.jobs.enqueue(tx, enlargePhotoJob, { photoId }, { uid });
  else await deps.jobs.enqueue(tx, animatePhotoJob, { photoId, locale }, { uid });
  return true;
}
