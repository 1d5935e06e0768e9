import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { faceIdsOfPerson, findFaceForPortrait } from '../faces/index.ts';
import { canRender, findCover } from '../photos/index.ts';
import { findSystemIcon, systemIconUrl } from './system-icons.ts';

type Owner = Pick<User, 'uid' | 'locale'>;

/**
 * Address of a drawn portrait, of a kept photo's cover that shows nobody but the user, or of their own face's square picture; undefined when there is
 * none of that id. Strangers see it, and nobody else in the studio agreed to that.
 */
export async function findPortrait(deps: Deps, actor: Owner, id: string): Promise<string | undefined> {
  const { chosen } = await lookFor(deps, actor, id);
  return chosen;
}

/** The portrait that was chosen while it is there, else the newest face that is no sample; empty without one. */
export async function portraitOf(deps: Deps, actor: Owner, chosenId: string): Promise<string> {
  const { chosen, face } = await lookFor(deps, actor, chosenId);
  return chosen ?? face ?? '';
}

/** What was chosen, where it is there, and else the face that stands in for it. */
async function lookFor(deps: Deps, actor: Owner, id: string): Promise<{ chosen?: string; face?: string }> {
  const { uid, locale } = actor;
  const icon = findSystemIcon(id);
  if (icon) return { chosen: await systemIconUrl(deps, icon) };
  const face = await findFaceForPortrait(deps.db, uid, id);
  const faceUrl = face && deps.objects.signedUrl(face.icon_key);
  if (faceUrl !== undefined && face?.id === id) return { chosen: faceUrl };
  const photo = id === '' ? undefined : await findCover(deps.db, uid, id);
  if (photo && canRender({ uid }, photo)) {
    const own = await faceIdsOfPerson(deps.db, uid, uid);
    if (photo.face_ids.every((faceId) => own.includes(faceId)))
      return { chosen: deps.objects.signedUrl(photo.cover_key, { locale }) };
  }
  return faceUrl === undefined ? {} : { face: faceUrl };
}
