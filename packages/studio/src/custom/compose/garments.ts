import type { Shot } from '../../shoot/view.ts';
import { type SheetGarment, WIDEST_SHARE } from '../../stages/wardrobe/choose-garment.ts';
import type { Wish } from './wish.ts';

const QIPAO: readonly SheetGarment[] = [
  { woman: { id: 'qipao', colours: 'crimson' }, man: { id: 'tang-jacket', colours: 'crimson' } },
  { woman: { id: 'qipao', colours: 'jade' }, man: { id: 'tang-jacket', colours: 'sapphire' } },
  { woman: { id: 'qipao', colours: 'ink' }, man: { id: 'tang-jacket', colours: 'black' } },
];

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
  qipao: QIPAO,
  traditional: QIPAO,
};

/** Each costs a thread a third of a second. */
const MOST_OUTFITS = 3;

/** Whether the wardrobe has clothes of a kind. */
export const isInWardrobe = (outfit: string): boolean => outfit in GARMENTS;

/** The outfits of a shoot: garments that were asked for, in the colours that were asked for; none where the wardrobe has none of that kind. */
export function outfitsOf(wish: Wish, palette: readonly string[]): readonly SheetGarment[] {
  if (!wish.isStaged || wish.has('outfit', 'own')) return [];
  const kinds = wish.of('outfit').map((outfit) => GARMENTS[outfit] ?? []);
  if (palette.length === 0) return kinds.flat().slice(0, MOST_OUTFITS);
  // Dyed, the colourways of a garment are one.
  const firsts = kinds.flatMap(([first]) => first ?? []);
  return firsts.flatMap((garment) => palette.map((main) => dyeGarment(garment, main))).slice(0, MOST_OUTFITS);
}

/** One of so many pictures in one of the outfits: those in the same one follow one another, since a thread keeps a person in one only. */
export function garmentOf(outfits: readonly SheetGarment[], index: number, count: number): SheetGarment | undefined {
  return outfits[Math.floor((index * outfits.length) / count)];
}

export const dyeGarment = ({ woman, man }: SheetGarment, main: string): SheetGarment => ({
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
