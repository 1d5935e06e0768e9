import { type IdDocumentName, RESULT_STATUS, type RenditionKind } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { listCovers } from '../covers/index.ts';
import { listFaces } from '../faces/index.ts';
import { listPhotosOfUser, listReadyRenditions, type PhotoRow, shownKey } from '../photos/index.ts';
import { listDocuments } from '../renditions/index.ts';

/** A stored file as it is called in the zip. */
export interface ExportFile {
  name: string;
  key: string;
  at: number;
  /** The theme of a photo or of a cover. */
  theme?: string;
  /** What was made of a photo; a photo itself was made of none. */
  made?: RenditionKind | 'document';
  /** Of a picture that leaves without a visible mark: what it is for, and of which photo. */
  unmarked?: { photoId: string; document: IdDocumentName };
}

/** Every picture and film of a user, by its place. */
export async function listFiles(deps: Pick<Deps, 'db' | 'config' | 'objects'>, uid: string): Promise<ExportFile[]> {
  const { db, config } = deps;
  const faces = await listFaces(db, uid);
  const photos = await listPhotosOfUser(db, uid);
  const files = [
    ...faces.map(({ id, photo_key, created_at }) => ({ name: `faces/${id}.jpg`, key: photo_key, at: created_at })),
    ...(await coversOf(deps, uid)),
    ...photos.map((photo) => ({
      name: `${stemOf(photo)}.jpg`,
      key: shownKey(photo, config),
      at: photo.created_at,
      theme: photo.theme,
    })),
    ...(await renditionsOf(deps, photos)),
    ...(await documentsOf(deps, photos)),
  ];
  return files.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

/** Where a file stands among the others. It never changes, so that a run which goes on knows what it has: a photo that is kept meanwhile stays where it was. */
export const placeOf = ({ name }: Pick<ExportFile, 'name'>): string => name.replace(/^(?:not-)?kept\//, 'photos/');

const stemOf = ({ id, status, theme, created_at }: PhotoRow): string =>
  `${status >= RESULT_STATUS.paid ? 'kept' : 'not-kept'}/${new Date(created_at).toISOString().slice(0, 7)}/${theme}-${id}`;

/** The gallery's covers and samples with the user's own face, alone or with somebody of theirs. */
async function coversOf(deps: Pick<Deps, 'db' | 'config'>, uid: string): Promise<ExportFile[]> {
  return (await listCovers(deps, uid)).flatMap(({ theme, picture, face_id, with_face_id, cover_key, created_at }) => {
    if (cover_key === null) return [];
    const shown = [with_face_id, face_id].filter((id) => id !== null).join('-');
    return [{ name: `covers/${theme}-${picture}-${shown}.jpg`, key: cover_key, at: created_at, theme }];
  });
}

async function renditionsOf({ db }: Pick<Deps, 'db'>, photos: readonly PhotoRow[]): Promise<ExportFile[]> {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  return (await listReadyRenditions(db, [...byId.keys()])).flatMap(({ photo_id, kind, file_key, ended_at }) => {
    const photo = byId.get(photo_id);
    if (!photo) return [];
    const name = `${stemOf(photo)}-${kind}.${kind === '4k' ? 'jpg' : 'mp4'}`;
    return [{ name, key: file_key, at: ended_at ?? photo.created_at, theme: photo.theme, made: kind }];
  });
}

async function documentsOf(deps: Pick<Deps, 'objects'>, photos: readonly PhotoRow[]): Promise<ExportFile[]> {
  const files: ExportFile[] = [];
  for (const photo of photos) {
    for (const { document, ground, kind, key } of await listDocuments(deps, photo)) {
      const name = `${stemOf(photo)}-${kind}-${document}-${ground}.jpg`;
      const file = { name, key, at: photo.created_at, theme: photo.theme, made: 'document' as const };
      files.push(kind === 'document' ? { ...file, unmarked: { photoId: photo.id, document } } : file);
    }
  }
  return files;
}
