import { hasBadges, type Rendition, type ResultImage, VIDEO_REQUEST } from '@kinora/contract';
import type { Objects } from '../../adapters/ports/objects.ts';
import type { RenditionRow } from './renditions.store.ts';

/** What a photo shows of its renditions; only while it is kept. */
export function viewRenditions(
  objects: Objects,
  status: number,
  rows: readonly RenditionRow[],
  locale: string,
): Pick<ResultImage, 'burl' | 'vurl' | 'vreq' | 'renditions'> {
  const shown = hasBadges(status) ? rows : [];
  const urlOf = (kind: Rendition['kind']): string => {
    const ready = shown.find((row) => row.kind === kind && row.state === 'ready');
    return ready ? objects.signedUrl(ready.file_key, { locale }) : '';
  };
  const video = shown.find(({ kind }) => kind === 'video');
  return {
    burl: urlOf('4k'),
    vurl: urlOf('video'),
    vreq: video ? VIDEO_REQUEST_OF[video.state] : VIDEO_REQUEST.none,
    renditions: shown.map((row) => viewRendition(objects, row)),
  };
}

const VIDEO_REQUEST_OF = {
  waiting: VIDEO_REQUEST.requested,
  ready: VIDEO_REQUEST.ready,
  failed: VIDEO_REQUEST.none,
} as const;

function viewRendition(objects: Objects, row: RenditionRow): Rendition {
  return {
    kind: row.kind,
    state: row.state,
    progress: row.progress,
    width: row.width_px,
    height: row.height_px,
    bytes: row.bytes,
    cover: row.state === 'ready' && row.cover_key !== '' ? objects.signedUrl(row.cover_key) : '',
  };
}
