import type { Relation } from '@kinora/contract';
import { type CatalogueTheme, findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import type { Deps } from '../../deps.ts';
import { listWithoutGuardian, readStanding } from '../ages/index.ts';
import { listAgreed, listPersonConsents } from '../consents/index.ts';
import { type FaceRow, listFaces } from '../faces/index.ts';
import { listPeople } from '../people/index.ts';
import { listShootable } from '../real-person/index.ts';

/** With whom the user stands in the pictures of themes that are for two, the nearest first. */
const COMPANIONS: Readonly<Partial<Record<CatalogueTheme['category'], readonly Relation[]>>> = {
  couple: ['partner', 'friend'],
  family: ['partner', 'child', 'parent', 'sibling', 'relative'],
  elders: ['parent', 'relative'],
};

/** Faces of which the pictures of a theme are made, of each person the one that stands for them first. */
export interface Cast {
  own: FaceRow[];
  /** Of the other one, in a theme for two. */
  others: FaceRow[];
  /** Whether the user may stand alone: a theme of couples shows couples, and be it those that it comes with. */
  mayBeAlone: boolean;
}

/** Whom the user's pictures of themes show: those who agree to it, and may be shot. The sample is nobody. */
export async function openCasting(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'personal'>,
  uid: string,
): Promise<(themeId: string) => Cast> {
  const { db, config } = deps;
  const [standing, without] = await Promise.all([readStanding(db, deps, uid), listWithoutGuardian(db, deps, uid)]);
  const agreed = await listAgreed(db, { uid, kind: 'covers', version: config.business.coversVersion });
  // Nobody of an account whose user is too young, and no child whose guardian did not agree.
  const mayShow = (id: string | null) => standing !== 'under-age' && agreed.has(id ?? '') && !without.has(id ?? '');
  const shown = (await listFaces(db, uid)).filter(({ sample, member_id }) => !sample && mayShow(member_id));
  const faces = await listShootable(db, deps, uid, shown);
  const own = faces.filter(({ member_id }) => member_id === null);
  const [people, consents] = await Promise.all([listPeople(db, uid), listPersonConsents(db, uid)]);
  return (themeId) => {
    const category = findCatalogueTheme(themeId)?.category;
    const relations = (category && COMPANIONS[category]) ?? [];
    // No minor is shown as one of a couple.
    const isFit = (id: string): boolean => category !== 'couple' || consents.get(id)?.by === 'self';
    const companion = relations
      .flatMap((relation) => people.filter((person) => person.relation === relation && isFit(person.id)))
      .find(({ id }) => faces.some(({ member_id }) => member_id === id));
    const others = companion ? faces.filter(({ member_id }) => member_id === companion.id) : [];
    return { own, others, mayBeAlone: category !== 'couple' };
  };
}
