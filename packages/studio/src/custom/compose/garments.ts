import type { GarmentId } from '@kinora/wardrobe';
import type { Shot } from '../../shoot/view.ts';
import { type SheetGarment, WIDEST_SHARE } from '../../stages/wardrobe/choose-garment.ts';
import { withoutMirrors } from '../../themes/recipes/one-sided.ts';
import { shadeOf } from './outfits.ts';
import { byTurns } from './posing.ts';
import type { Wish } from './wish.ts';

/** A garment that both grown bodies have, in pairs of colourways; that the child's has too where a third is named. */
const both = (
  id: GarmentId,
  ...colours: readonly (readonly [woman: string, man: string, child?: string])[]
): readonly SheetGarment[] =>
  colours.map(([woman, man, child]) => ({
    woman: { id, colours: woman },
    man: { id, colours: man },
    ...(child && { child: { id, colours: child } }),
  }));

/** A qipao, and the tang jacket of men and children, in a colourway each. */
const feast = (woman: string, man: string, child: string): SheetGarment => ({
  woman: { id: 'qipao', colours: woman },
  man: { id: 'tang-jacket', colours: man },
  child: { id: 'tang-jacket', colours: child },
});
const QIPAO: readonly SheetGarment[] = [
  feast('crimson', 'crimson', 'crimson'),
  feast('jade', 'sapphire', 'jade'),
  feast('ink', 'black', 'sapphire'),
];
const HANFU = [
  ...both('hanfu', ['russet', 'indigo'], ['celadon', 'ink']),
  ...both('tang-robe', ['turquoise', 'vermilion']),
];
const KIMONO = both('kimono', ['sakura', 'indigo'], ['plum', 'charcoal'], ['indigo', 'moss']);

/** What of the wardrobe each kind of clothes stands for, by turns. */
const GARMENTS: Readonly<Record<string, readonly SheetGarment[]>> = {
  suit: [
    { woman: { id: 'blazer', colours: 'charcoal' }, man: { id: 'suit', colours: 'navy' } },
    { woman: { id: 'blazer', colours: 'navy' }, man: { id: 'suit', colours: 'charcoal' } },
    { woman: { id: 'blazer', colours: 'camel' }, man: { id: 'suit', colours: 'stone' } },
  ],
  shirt: both('shirt', ['white', 'sky', 'white'], ['coral', 'white', 'sky'], ['sage', 'sand', 'coral']),
  coat: [
    ...both('coat', ['camel', 'charcoal']),
    ...both('trench', ['sand', 'navy']),
    ...both('parka', ['snow', 'forest', 'forest']),
  ],
  sweater: [
    ...both('knit', ['cream', 'blue', 'cream']),
    ...both('roll-neck', ['rust', 'charcoal']),
    ...both('knit', ['berry', 'oatmeal', 'berry']),
  ],
  traditional: [QIPAO[0], HANFU[1], KIMONO[2]].filter((garment) => garment !== undefined),
  wedding: [
    { woman: { id: 'wedding-dress', colours: 'ivory' }, man: { id: 'wedding-suit', colours: 'black' } },
    { woman: { id: 'wedding-dress', colours: 'champagne' }, man: { id: 'wedding-suit', colours: 'navy' } },
    { woman: { id: 'wedding-dress', colours: 'white' }, man: { id: 'wedding-suit', colours: 'ivory' } },
  ],
  qipao: QIPAO,
  hanfu: HANFU,
  kimono: KIMONO,
  jacket: both('leather-jacket', ['black', 'black'], ['oxblood', 'cognac'], ['cognac', 'midnight']),
  denim: both(
    'denim-jacket',
    ['washed', 'indigo', 'washed'],
    ['ecru', 'black', 'ecru'],
    ['indigo', 'washed', 'indigo'],
  ),
  hoodie: both('hoodie', ['cream', 'grey', 'cream'], ['sage', 'navy', 'navy'], ['grey', 'sage', 'sage']),
  gown: both('academic-gown', ['arts', 'science'], ['scarlet', 'engineering'], ['navy', 'navy']),
  aviator: both('flight-jacket', ['brown', 'brown'], ['black', 'black'], ['tan', 'umber']),
  chef: both('chef-jacket', ['white', 'white'], ['black', 'black'], ['bistro', 'bistro']),
  swordsman: both('wuxia', ['night', 'night'], ['cinnabar', 'rain'], ['rain', 'pine']),
  spacesuit: both('space-suit', ['white', 'white'], ['orange', 'orange'], ['silver', 'silver']),
};
/** Closed to one side: a mirrored part of a picture would show them closed the other way. */
const ONE_SIDED: readonly GarmentId[] = ['hanfu', 'kimono', 'tang-robe', 'wuxia'];

/** Each costs a thread a third of a second. */
const MOST_OUTFITS = 3;

/** Whether the wardrobe has clothes of a kind. */
export const isInWardrobe = (outfit: string): boolean => outfit in GARMENTS;

/** The outfits of a shoot: garments that were asked for, in the colours that were asked for; none where the wardrobe has none of that kind. */
export function outfitsOf(wish: Wish, palette: readonly string[]): readonly SheetGarment[] {
  if (wish.isTurned) return looksOf(wish).map(({ garment }) => garment);
  if (!wish.isStaged || wish.has('outfit', 'own')) return [];
  const kinds = wish.of('outfit').map((outfit) => GARMENTS[outfit] ?? []);
  if (palette.length === 0) return kinds.flat().slice(0, MOST_OUTFITS);
  // Dyed, the colourways of a garment are one.
  const firsts = kinds.flatMap(([first]) => first ?? []);
  return firsts.flatMap((garment) => palette.map((main) => dyeGarment(garment, main))).slice(0, MOST_OUTFITS);
}

/** An outfit with what it was asked for by. */
export interface Look {
  kind: string;
  /** The colour that was asked for, where it is dyed. */
  colour?: string;
  garment: SheetGarment;
}

/** The outfits of a shoot, by turns of each kind that was asked for, so that none of the first three is lost. */
export function looksOf(wish: Wish): Look[] {
  const kinds = wish.of('outfit').filter(isInWardrobe);
  if (wish.has('outfit', 'own') || kinds.length === 0) return [];
  const said = kinds.flatMap((kind) => wish.dyesOf(kind));
  const free = wish.of('colour').filter((colour) => !said.includes(colour));
  const isEachSaid = kinds.every((kind) => wish.dyesOf(kind).length > 0);
  const wardrobes = kinds.map((kind, turn): Look[] => {
    const own = wish.dyesOf(kind);
    // A colour of the text that is of no clothes is of something else where each of the clothes has its own.
    const rest =
      own.length === 0 ? turned(free, turn) : free.filter((id) => isEachSaid && wish.chosenColours.includes(id));
    const [first, ...more] = GARMENTS[kind] ?? [];
    if (!first) return [];
    const dyed = [...own, ...rest].flatMap((colour) =>
      [shadeOf(colour)].flat().map((main) => ({ kind, colour, garment: dyeGarment(first, main) })),
    );
    // Dyed, the colourways of a garment are one.
    return dyed.length > 0 ? dyed : [first, ...more].map((garment) => ({ kind, garment }));
  });
  return byTurns(wardrobes).slice(0, MOST_OUTFITS);
}

const turned = <T>(list: readonly T[], by: number): T[] => {
  const start = by % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)];
};

/** One of so many pictures in one of the outfits: those in the same one follow one another, since a thread keeps a person in one only. */
export function ofRun<T>(outfits: readonly T[], index: number, count: number): T | undefined {
  return outfits[Math.floor((index * outfits.length) / count)];
}

export const dyeGarment = (garment: SheetGarment, main: string): SheetGarment =>
  Object.fromEntries(Object.entries(garment).map(([body, choice]) => [body, { ...choice, main }]));

/** A shot with what was asked for put on. */
export function wear(shot: Shot, garment: SheetGarment): Shot {
  const dressed = comeCloser({ ...shot, garment });
  return ONE_SIDED.some((id) => garment.woman?.id === id) ? withoutMirrors(dressed) : dressed;
}

/** What is worn was asked for: no view is so wide that it would be left off. */
function comeCloser(shot: Shot): Shot {
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
