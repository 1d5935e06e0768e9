import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { requireOfAge } from '../ages/index.ts';
import { canRender, type DocumentKeys, documentKeys, findPhotos, holdPhoto, type PhotoRow } from '../photos/index.ts';
import { drawInTurn } from './document-turns.ts';
import { findPeople, findShot } from './find-origin.ts';
import { noteUnmarkedPicture } from './unmarked-pictures.store.ts';

type Wanted = RequestOf<'GENDOCUMENT'>;

export async function genDocument(deps: Deps, actor: User, wanted: Wanted): Promise<ResponseOf<'GENDOCUMENT'>> {
  await requireOfAge(deps.db, deps, actor.uid);
  const [photo] = await findPhotos(deps.db, actor.uid, [wanted.id]);
  if (!photo) throw new AppError(ERROR.notFound, 'no such photo');
  if (!canRender(actor, photo)) throw new AppError(ERROR.photoNotKept, 'the photo is not kept');
  const keys = documentKeys(photo.photo_key, wanted.document, wanted.ground);
  const isMade = async () => (await deps.objects.exists(keys.picture)) && (await deps.objects.exists(keys.sheet));
  if (!(await isMade()))
    await drawInTurn(actor.uid, keys.picture, async () => {
      // By whoever came just before.
      if (!(await isMade())) await makeDocument(deps, photo, wanted, keys);
    });
  const isHeld = await deps.db.transaction().execute(async (tx) => {
    if (!(await holdPhoto(tx, photo.id))) return false;
    const { uid } = actor;
    const { document } = wanted;
    await noteUnmarkedPicture(tx, { uid, photo_id: photo.id, document, given_at: deps.now() });
    return true;
  });
  if (!isHeld) {
    await deps.objects.delete(keys.picture);
    await deps.objects.delete(keys.sheet);
    throw new AppError(ERROR.notFound, 'the photo was erased meanwhile');
  }
  const { locale } = actor;
  return {
    picture: deps.objects.signedUrl(keys.picture, { locale }),
    sheet: deps.objects.signedUrl(keys.sheet, { locale }),
  };
}

async function makeDocument(deps: Deps, photo: PhotoRow, { document, ground }: Wanted, keys: DocumentKeys) {
  const people = await findPeople(deps, photo);
  if (!people) throw new AppError(ERROR.faceNotReady, 'the face of the photo is gone');
  const [person] = people;
  const made =
    person && people.length === 1
      ? await deps.engine.shootDocument({ plate: person.plate, document, ground, kept: await findShot(deps, photo) })
      : undefined;
  if (!made) throw new AppError(ERROR.documentUnfit, 'the photo meets no rule');
  await deps.objects.put(keys.picture, made.picture, { contentType: 'image/jpeg' });
  await deps.objects.put(keys.sheet, made.sheet, { contentType: 'image/jpeg' });
}
