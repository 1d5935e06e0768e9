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
  const isMade = async () => {
    const made = [keys.draft, keys.sheet, keys.proof].map((key) => deps.objects.exists(key));
    return (await Promise.all(made)).every(Boolean);
  };
  if (!(await isMade()))
    await drawInTurn(actor.uid, keys.proof, async () => {
      // By whoever came just before.
      if (!(await isMade())) await makeDocument(deps, photo, wanted, keys);
    });
  const isHeld = await deps.db.transaction().execute(async (tx) => {
    if (!(await holdPhoto(tx, photo.id))) return false;
    if (!wanted.agreed) return true;
    await takePicture(deps, keys);
    const { uid } = actor;
    const { document } = wanted;
    await noteUnmarkedPicture(tx, { uid, photo_id: photo.id, document, given_at: deps.now() });
    return true;
  });
  if (!isHeld) {
    for (const key of Object.values(keys)) await deps.objects.delete(key);
    throw new AppError(ERROR.notFound, 'the photo was erased meanwhile');
  }
  return addressesOf(deps, actor, wanted, keys);
}

function addressesOf(
  { objects }: Deps,
  { locale }: User,
  { agreed }: Wanted,
  { proof, picture, sheet }: DocumentKeys,
): ResponseOf<'GENDOCUMENT'> {
  const addressOf = (key: string) => objects.signedUrl(key, { locale });
  return { proof: addressOf(proof), ...(agreed && { picture: addressOf(picture), sheet: addressOf(sheet) }) };
}

/** From here on it is among what a user has: an export gives what lies under this name. */
async function takePicture({ objects }: Deps, { draft, picture }: DocumentKeys) {
  if (await objects.exists(picture)) return;
  const { bytes, contentType } = await objects.get(draft);
  await objects.put(picture, bytes, { contentType });
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
  const { objects } = deps;
  // One that was taken before there were proofs is as its proof shows it, too.
  const taken = (await objects.exists(keys.picture)) ? [[keys.picture, made.picture] as const] : [];
  const drawn = [
    [keys.draft, made.picture],
    [keys.sheet, made.sheet],
    [keys.proof, made.proof],
  ] as const;
  for (const [key, bytes] of [...taken, ...drawn]) await objects.put(key, bytes, { contentType: 'image/jpeg' });
}
