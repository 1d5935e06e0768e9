import type { Understanding } from '@kinora/contract';
import { type CustomRecipe, promiseOf, splitConcept } from '@kinora/studio/custom';
import type { Db, Deps } from '../../deps.ts';
import { type FaceRow, findFaces, groupByPerson, openTraits, type SaidOfFaces, sayOfFaces } from '../faces/index.ts';

/** Why somebody is not dressed: by what their photo shows, or at their age. */
export type WhyOwnClothes = NonNullable<Understanding['ownClothes']>;

const isGarment = ({ facet, id }: { facet: string; id: string }): boolean => facet === 'outfit' && id !== 'own';

/** Whether the studio would put a garment on somebody in pictures of a recipe. */
export const dresses = (recipe: CustomRecipe): boolean =>
  promiseOf(recipe, { isStudio: true }).drawn.some((concept) => isGarment(splitConcept(concept)));

/** Why the studio puts no garment on whom a photo shows; undefined where it does, or where that was not measured yet. */
export function whyOwnClothes(
  { personal }: Pick<Deps, 'personal'>,
  { id, traits_sealed }: FaceRow,
  said: SaidOfFaces,
): WhyOwnClothes | undefined {
  const { age, ownClothes } = openTraits(personal, traits_sealed);
  if (ownClothes?.ages.includes(Math.floor(said[id]?.age ?? age))) return 'age';
  return ownClothes?.always ? 'photo' : undefined;
}

/** Why nobody of these faces of the user is dressed: two people are both or neither, each by one photo that allows it. */
async function whyNobodyIsDressed(
  db: Db,
  deps: Deps,
  uid: string,
  faceIds: readonly string[],
): Promise<WhyOwnClothes | undefined> {
  const faces = (await findFaces(db, [...faceIds])).filter((face) => face.uid === uid && face.deleted_at === null);
  const { said } = await sayOfFaces(db, deps, uid, faces);
  const people = groupByPerson(faces).map((photos) => photos.map((face) => whyOwnClothes(deps, face, said)));
  return people.find((reasons) => reasons.every((why) => why !== undefined))?.[0];
}

/** What is understood, as far as the studio can dress these people: garments that stay off are not possible. */
export async function withOwnClothes(
  deps: Deps,
  uid: string,
  faceIds: readonly string[],
  understood: Understanding,
): Promise<Understanding> {
  const { drawn, tooMany, notPossible } = understood;
  const off = [...drawn, ...tooMany].filter(isGarment);
  const ownClothes = off.length > 0 ? await whyNobodyIsDressed(deps.db, deps, uid, faceIds) : undefined;
  if (!ownClothes) return understood;
  const stays = <Concept extends { facet: string; id: string }>(list: readonly Concept[]) =>
    list.filter((concept) => !isGarment(concept));
  return {
    ...understood,
    drawn: stays(drawn),
    tooMany: stays(tooMany),
    notPossible: [...notPossible, ...off],
    ownClothes,
  };
}
