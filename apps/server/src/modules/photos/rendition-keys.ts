import type { RenditionKind } from '@kinora/contract';

export interface RenditionKeys {
  file: string;
  /** Empty for what has no cover. */
  cover: string;
}

/** Where the renditions of a photo lie: beside it. The same one made again replaces them. */
export function renditionKeys(photoKey: string, kind: RenditionKind): RenditionKeys {
  const stem = photoKey.replace(/\.jpg$/, '');
  return kind === '4k'
    ? { file: `${stem}-4k.jpg`, cover: '' }
    : { file: `${stem}-video.mp4`, cover: `${stem}-video-cover.jpg` };
}

/** Everything that may lie beside a photo. */
export function listRenditionKeys(photoKey: string): string[] {
  const keys = [renditionKeys(photoKey, '4k'), renditionKeys(photoKey, 'video')];
  return keys.flatMap(({ file, cover }) => [file, cover]).filter((key) => key !== '');
}
