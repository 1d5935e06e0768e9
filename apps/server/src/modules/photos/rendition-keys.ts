import {
  ID_DOCUMENT_NAMES,
  ID_GROUNDS,
  type IdDocumentName,
  type IdGround,
  type PrintCrop,
  type RenditionKind,
} from '@kinora/contract';

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

/** Where the same photo lies, shot again larger. */
export const largeKey = (photoKey: string): string => `${photoKey.replace(/\.jpg$/, '')}-large.jpg`;

export interface DocumentKeys {
  /** As it was drawn; who agreed to label it is given a copy of it as the picture. */
  draft: string;
  picture: string;
  sheet: string;
  proof: string;
}

/** Where the pictures for documents lie that were made of who is in a photo: beside it. */
export function documentKeys(photoKey: string, document: IdDocumentName, ground: IdGround): DocumentKeys {
  const stem = photoKey.replace(/\.jpg$/, '');
  const name = `${document}-${ground}`;
  const keyOf = (kind: string) => `${stem}-${kind}-${name}.jpg`;
  return { draft: keyOf('draft'), picture: keyOf('document'), sheet: keyOf('print'), proof: keyOf('proof') };
}

/** Everything that may lie beside a photo; on every ground, for each was offered for every document once. */
export function listRenditionKeys(photoKey: string): string[] {
  const keys = [renditionKeys(photoKey, '4k'), renditionKeys(photoKey, 'video')];
  const documents = ID_DOCUMENT_NAMES.flatMap((document) =>
    ID_GROUNDS.flatMap((ground) => Object.values(documentKeys(photoKey, document, ground))),
  );
  return [
    ...keys.flatMap(({ file, cover }) => [file, cover]).filter((key) => key !== ''),
    largeKey(photoKey),
    ...documents,
  ];
}

/** Of what is seen of a photo before it is paid for. */
export const proofKey = (photoKey: string): string => `${photoKey}-proof`;

const PART_UNITS = 10_000;

/** Of a part of a photo as it would be printed, in shares of its width and height. */
export const partKey = (photoKey: string, { x, y, width, height }: PrintCrop): string =>
  `${photoKey}-part-${[x, y, width, height].map((side) => Math.round(side * PART_UNITS)).join('-')}`;
