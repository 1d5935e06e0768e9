import type { RenditionKind } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { renditionFailed } from '../../events/photo-events.ts';
import { publish } from '../../events/publish.ts';
import { newId } from '../../identifiers.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { endRendition, findPhotoToRender, type PhotoRow, type RenditionEnd } from '../photos/index.ts';
import { tellWatchers } from './tell-watchers.ts';

const TEMPLATES = {
  '4k': { ready: 'enlargementReady', failed: 'enlargementFailed' },
  video: { ready: 'videoReady', failed: 'videoFailed' },
} as const;

/** Ends a rendition with its event and its message, once: whoever comes second changes nothing. */
export async function endPhotoRendition(
  tx: Db,
  deps: Deps,
  photo: PhotoRow,
  kind: RenditionKind,
  end: Omit<RenditionEnd, 'now'>,
): Promise<void> {
  if (!(await endRendition(tx, photo.id, kind, { ...end, now: deps.now() }))) return;
  if (end.state === 'failed') await publish(tx, deps, renditionFailed, { photoId: photo.id, kind });
  await tellWatchers(tx, deps, photo);
  await sendMessage(tx, deps, {
    uid: photo.uid,
    // One that failed may be asked for again, and end again.
    key: end.state === 'ready' ? `${kind}-ready:${photo.id}` : `${kind}-failed:${newId()}`,
    type: MESSAGE_TYPE.photo,
    template: TEMPLATES[kind][end.state],
    args: { theme: photo.theme },
    extra: photo.id,
  });
}

/** Called when every try failed. */
export async function failRendition(deps: Deps, photoId: string, kind: RenditionKind): Promise<void> {
  const photo = await findPhotoToRender(deps.db, photoId, kind);
  if (!photo) return;
  const failed = { state: 'failed', widthPx: 0, heightPx: 0, bytes: 0 } as const;
  await transact(deps.db, (tx) => endPhotoRendition(tx, deps, photo, kind, failed));
}
