import type { Db, Deps } from '../../deps.ts';
import { faceSettled } from '../../events/face-events.ts';
import { publish } from '../../events/publish.ts';
import { eraseTwice, listFolderNames } from '../erasure/index.ts';
import { erasePeopleWithoutFaces } from './erase-people.ts';
import { faceFolder } from './face-keys.ts';
import { deleteFacesOfUser, type ErasedFace } from './faces.store.ts';
import { deleteUploadsOfUser } from './uploads.store.ts';

/** Deletes every face of a user and what was uploaded for one, with no way back; the objects are erased by a job. */
export async function eraseAllFaces(tx: Db, deps: Deps, uid: string): Promise<void> {
  const faces = await deleteFacesOfUser(tx, uid);
  const uploads = await deleteUploadsOfUser(tx, uid);
  await followErasure(tx, deps, faces, uploads);
  for (const face of faces) await deps.push.notify(tx, uid, 'face', face.id);
}

/** Enqueues what follows once the rows are gone. */
export async function followErasure(
  tx: Db,
  deps: Deps,
  faces: readonly ErasedFace[],
  uploads: readonly { id: string; uid: string }[],
): Promise<void> {
  for (const [uid, erased] of Map.groupBy([...faces, ...uploads], (row) => row.uid)) {
    const names = await listFolderNames(tx, uid);
    await eraseTwice(tx, deps, { uid, folders: erased.flatMap(({ id }) => names.map((name) => faceFolder(name, id))) });
  }
  await erasePeopleWithoutFaces(
    tx,
    faces.flatMap(({ member_id }) => member_id ?? []),
    deps.now(),
  );
  for (const { uid, id: faceId } of faces) await publish(tx, deps, faceSettled, { uid, faceId });
}
