import type { Plate } from '../plate.ts';
import { type KeepsOwn, whyKeepOwn } from '../stages/wardrobe/may-wear.ts';

/** When whom a photo shows keeps their own clothes, whatever a sheet would put on them. */
export interface OwnClothes {
  /** At every age, by what the photo shows. */
  always: boolean;
  /** Ages in whole years, whatever it shows: how old somebody is their user may know better than the photo. */
  ages: number[];
}

const YEARS = Array.from({ length: 100 }, (_, age) => age);
const GROWN = 30;
const LYING_DEGREES = 90;
const BY_AGE: readonly (KeepsOwn | undefined)[] = ['a toddler', 'half grown'];

/** What the wardrobe's own rule says of a plate as it was prepared. */
export function ownClothesOf(plate: Plate): OwnClothes {
  const at = (change: Partial<Plate['person']>) => whyKeepOwn({ ...plate, person: { ...plate.person, ...change } });
  return {
    always: at({ age: GROWN }) !== undefined,
    // A head that lies keeps them at any other age, so that nothing else is looked for.
    ages: YEARS.filter((age) => BY_AGE.includes(at({ age, roll: LYING_DEGREES }))),
  };
}
