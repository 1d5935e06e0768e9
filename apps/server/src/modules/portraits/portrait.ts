import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { faceIdsOfPerson, isOwn, listFaces } from '../faces/index.ts';
import { canRender, findPhotos } from '../photos/index.ts';
import { findSystemIcon, systemIconUrl } from './system-icons.ts';

type Owner = Pick<User, 'uid' | 'locale'>;

/**
 * Address of a drawn portrait, of a kept photo's cover that shows nobody but the user, or of their own face's square picture; undefined when there is
 * none of that id. Strangers see it, and nobody else in the studio agreed to that.
 */
export async function findPortrait(deps: Deps, actor: Owner, id: string): Promise<string | undefined> {
  const icon = findSystemIcon(id);
  if (icon) return systemIconUrl(deps, icon);
  const [photo] = id === '' ? [] : await findPhotos(deps.db, actor.uid, [id]);
  if (photo && canRender(actor, photo)) {
    const own = await faceIdsOfPerson(deps.db, actor.uid, actor.uid);
    if (!photo.face_ids.every((faceId) => own.includes(faceId))) return undefined;
    return deps.objects.signedUrl(photo.cover_key, { locale: actor.locale });
  }
  const face = (await listFaces(deps.db, actor.uid)).find((one) => one.id === id && isOwn(one));
  return face && deps.objects.signedUrl(face.icon_key);
}

/** The portrait that was chosen while it is there, else the newest face that is no sample; empty without one. */
export async function portraitOf(deps: Deps, actor: Owner, chosenId: string): Promise<string> {
  const chosen = chosenId === '' ? undefined : await findPortrait(deps, actor, chosenId);
  if (chosen !== undefined) return chosen;
  const own = (await listFaces(deps.db, actor.uid)).find(isOwn);
  return own ? deps.objects.signedUrl(own.icon_key) : '';
}
