import { RESULT_STATUS } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { listFaces } from '../faces/index.ts';
import { listPhotosOfUser, listReadyRenditions, type PhotoRow, shownKey } from '../photos/index.ts';

/** A stored file as it is called in the zip. */
export interface ExportFile {
  name: string;
  key: string;
  at: number;
}

/** Every picture and film of a user, by name: a name never changes, so that a run which goes on knows what it has. */
export async function listFiles({ db, config }: Pick<Deps, 'db' | 'config'>, uid: string): Promise<ExportFile[]> {
  const faces = await listFaces(db, uid);
  const photos = await listPhotosOfUser(db, uid);
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const renditions = (await listReadyRenditions(db, [...byId.keys()])).flatMap(
    ({ photo_id, kind, file_key, ended_at }) => {
      const photo = byId.get(photo_id);
      if (!photo) return [];
      const name = `${stemOf(photo)}-${kind}.${kind === '4k' ? 'jpg' : 'mp4'}`;
      return [{ name, key: file_key, at: ended_at ?? photo.created_at }];
    },
  );
  const files = [
    ...faces.map(({ id, photo_key, created_at }) => ({ name: `faces/${id}.jpg`, key: photo_key, at: created_at })),
    ...photos.map((photo) => ({
      name: `${stemOf(photo)}.jpg`,
      key: shownKey(photo, config),
      at: photo.created_at,
    })),
    ...renditions,
  ];
  return files.sort((one, other) => (one.name < other.name ? -1 : 1));
}

const stemOf = ({ id, status, theme, created_at }: PhotoRow): string =>
  `${status >= RESULT_STATUS.paid ? 'kept' : 'not-kept'}/${new Date(created_at).toISOString().slice(0, 7)}/${theme}-${id}`;
