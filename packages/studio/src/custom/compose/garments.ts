import { WIDEST_SHARE } from '../../shoot/dress-people.ts';
import type { Shot } from '../../shoot/view.ts';
import type { SheetGarment } from '../../stages/wardrobe/choose-garment.ts';
import type { Wish } from './wish.ts';

/** What of the wardrobe each kind of clothes stands for, by turns. */
const GARMENTS: Readonly<Record<string, readonly SheetGarment[]>> = {
  suit: [
    { woman: { id: 'blazer', colours: 'charcoal' }, man: { id: 'suit', colours: 'navy' } },
    { woman: { id: 'blazer', colours: 'navy' }, man: { id: 'suit', colours: 'charcoal' } },
    { woman: { id: 'blazer', colours: 'camel' }, man: { id: 'suit', colours: 'stone' } },
  ],
  sweater: [
    { woman: { id: 'roll-neck', colours: 'cream' }, man: { id: 'roll-neck', colours: 'navy' } },
    { woman: { id: 'roll-neck', colours: 'rust' }, man: { id: 'roll-neck', colours: 'oatmeal' } },
    { woman: { id: 'roll-neck', colours: 'forest' }, man: { id: 'roll-neck', colours: 'charcoal' } },
  ],
  traditional: [
    { woman: { id: 'qipao', colours: 'crimson' }, man: { id: 'tang-jacket', colours: 'crimson' } },
    { woman: { id: 'qipao', colours: 'jade' }, man: { id: 'tang-jacket', colours: 'sapphire' } },
    { woman: { id: 'qipao', colours: 'ink' }, man: { id: 'tang-jacket', colours: 'black' } },
  ],
};

/** Whether the wardrobe has clothes of a kind. */
export const isInWardrobe = (outfit: string): boolean => outfit in GARMENTS;

/**
 * What is put on in one picture: garments that were asked for, in the colours that were asked for; undefined where none was, or the
 * wardrobe has none of that kind. Pictures in the same clothes follow one another, since a thread keeps a person in one outfit only.
 */
export function garmentOf(
  wish: Wish,
  index: number,
  count: number,
  palette: readonly string[],
): SheetGarment | undefined {
  if (!wish.isStaged) return undefined;
  const all = wish.of('outfit').flatMap((outfit) => GARMENTS[outfit] ?? []);
  // Dyed, the colourways of a garment are one.
  const kinds = palette.length > 0 ? wish.of('outfit').flatMap((outfit) => GARMENTS[outfit]?.[0] ?? []) : all;
  const outfits = kinds.flatMap((garment) =>
    palette.length > 0 ? palette.map((main) => dyed(garment, main)) : [garment],
  );
  return outfits[Math.floor((index * Math.min(outfits.length, MOST_OUTFITS)) / count)];
}

/** Each costs a third of a second. */
const MOST_OUTFITS = 3;

const dyed = ({ woman, man }: SheetGarment, main: string): SheetGarment => ({
  ...(woman && { woman: { ...woman, main } }),
  ...(man && { man: { ...man, main } }),
});

/** What is worn was asked for: no view is so wide that it would be left off. */
export function comeCloser(shot: Shot): Shot {
  const near = (share: number): number => Math.max(WIDEST_SHARE, share);
  const framing = { ...shot.framing, share: near(shot.framing.share) };
  const { frame } = shot;
  if (!('views' in frame)) return { ...shot, framing };
  const views = frame.views.map((view) =>
    view.framing?.share === undefined
      ? view
      : { ...view, framing: { ...view.framing, share: near(view.framing.share) } },
  );
  return { ...shot, framing, frame: { ...frame, views } as typeof frame };
}
