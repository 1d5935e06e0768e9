import type { BodyName, GarmentId } from '@kinora/wardrobe';
import type { GarmentChoice } from './choose-garment.ts';
import type { NeckFit } from './measure-neck.ts';

/**
 * Distance from which on neck and face are another one's. Fifteen people who may wear garments measured 1 to 5, one whose face is lit
 * violet and whose neck is not 11.
 */
const MOST_DIFFERENCE = 8;
/** The strip that a closed collar leaves lies in the chin's shade, where less is seen. */
const MOST_DIFFERENCE_OF_STRIP = 14;
/** Columns under the jaw in which the scene may be seen: soft edges leave 0.08. */
const MOST_GAP = 0.12;

/** Whether neck and head would be seen not to belong together, above an open collar or a closed one. */
export const isNeckAmiss = ({ difference, gap }: NeckFit, collar: 'open' | 'closed' = 'open'): boolean =>
  gap > MOST_GAP || difference > (collar === 'open' ? MOST_DIFFERENCE : MOST_DIFFERENCE_OF_STRIP);

const WESTERN = { woman: 'roll-neck', man: 'roll-neck' } as const;
const CHINESE = { woman: 'qipao', man: 'tang-jacket' } as const;
/** What closes about the neck, of the same kind as what leaves it open. For what is not here no garment stands in. */
const CLOSED: Partial<Record<GarmentId, Partial<Record<BodyName, GarmentId>>>> = {
  blazer: WESTERN,
  suit: WESTERN,
  'evening-jacket': WESTERN,
  shirt: WESTERN,
  'leather-jacket': WESTERN,
  'denim-jacket': WESTERN,
  hoodie: WESTERN,
  knit: WESTERN,
  'doctors-coat': WESTERN,
  'flight-jacket': WESTERN,
  hanfu: CHINESE,
  wuxia: CHINESE,
  'tang-robe': CHINESE,
};

/**
 * What somebody wears whose neck does not go with their face: a closed garment in the colour of the open one.
 * @param main colour of the open garment's main cloth.
 */
export function closedInstead(
  { id }: GarmentChoice,
  body: BodyName,
  main: string | undefined,
): Omit<GarmentChoice, 'colours'> | undefined {
  const closed = CLOSED[id]?.[body];
  return closed && { id: closed, ...(main === undefined ? {} : { main }) };
}
