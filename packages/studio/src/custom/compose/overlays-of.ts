import type { Overlay } from '../../stages/overlay/overlay-kinds.ts';
import type { Air } from './airs.ts';
import type { Growth } from './growth.ts';
import { allowedOf, shadeOf } from './outfits.ts';
import type { Wish } from './wish.ts';

/** How much more snow there is in the wind. */
const BLIZZARD = 1.7;
/** A winter without snow: cold light and a breath of mist. */
const FROST: readonly Overlay[] = [
  { kind: 'wash', colour: '#7fa4d0', blend: 'soft-light', strength: 0.9 },
  { kind: 'mist', colour: '#dce6ee', from: 0.42, strength: 0.45 },
];
const UMBRELLAS = ['#b8322a', '#d8cdb8', '#2f4a6a', '#d8a23a'] as const;

interface Surroundings {
  air: Air;
  growth: Growth;
  index: number;
  isIndoors: boolean;
  palette: readonly string[];
}

/** What falls, drifts or stands before the person in one picture: the weather outside, the season's leaves, the props. */
export function overlaysOf(wish: Wish, surroundings: Surroundings): Overlay[] {
  return [...weatherOf(wish, surroundings), ...propsOf(wish, surroundings), ...glowOf(wish, surroundings)];
}

function weatherOf(wish: Wish, { air, growth, index, isIndoors }: Surroundings): Overlay[] {
  if (isIndoors)
    return wish.has('weather', 'rain') && index % 3 === 0 ? [{ kind: 'rain', seed: index, amount: 0.6 }] : [];
  const overlays: Overlay[] = [];
  const seed = index + 3;
  const isBlowing = !wish.isOld && wish.has('weather', 'wind');
  if (growth.hasSnow)
    overlays.push({ kind: 'snow', seed, amount: (0.6 + 0.25 * (index % 3)) * (isBlowing ? BLIZZARD : 1) });
  if (wish.has('season', 'winter') && !growth.hasSnow && !wish.isOld) overlays.push(...FROST);
  if (wish.has('weather', 'rain'))
    overlays.push(
      index % 3 === 2 ? { kind: 'rain', seed, amount: 0.7 } : { kind: 'streaks', seed, amount: 1.1, angle: 98 },
    );
  if (wish.has('weather', 'fog')) overlays.push({ kind: 'mist', colour: air.sky[2], from: 0.5, strength: 0.62 });
  const isRare = index % 3 === 1;
  if (drifts(wish) && !growth.hasSnow && (wish.isTurned || !isRare)) {
    const amount = (wish.has('weather', 'wind') ? 0.9 : 0.5) * (isRare ? 0.6 : 1);
    overlays.push({
      kind: 'petals',
      seed,
      amount,
      colours: wish.has('season', 'autumn') ? growth.leaves.slice(0, 4) : [...growth.bloom],
    });
  }
  return overlays;
}

/** Whether leaves or petals are in the air, of a season or in the wind. */
export function drifts(wish: Wish): boolean {
  const isUnwanted = wish.forbids('prop', wish.has('season', 'autumn') ? 'leaves' : 'petals');
  return !isUnwanted && (wish.has('weather', 'wind') || wish.has('season', 'spring') || wish.has('season', 'autumn'));
}

/** The things that were asked for. */
export function propsOf(wish: Wish, surroundings: Surroundings): Overlay[] {
  return wish.of('prop').flatMap((id) => propOf(wish, id, surroundings));
}

function propOf(wish: Wish, id: string, { growth, index, palette }: Surroundings): Overlay[] {
  const seed = index + 11;
  const side = index % 2 === 0 ? 'right' : 'left';
  switch (id) {
    case 'cup':
      return index % 4 === 3 ? [] : [{ kind: 'cup', side }];
    case 'glass':
      return [{ kind: 'glass', strength: 1.5 }];
    case 'leaves':
      return [
        {
          kind: 'leaves',
          seed,
          sides: index % 2 === 0 ? ['left', 'bottom'] : ['right', 'top'],
          colours: growth.leaves.slice(1, 4),
          amount: 0.8,
        },
      ];
    case 'petals':
      return [{ kind: 'petals', seed, amount: 0.9, ...(palette.length > 0 ? { colours: palette } : {}) }];
    case 'balloons':
      return [{ kind: 'balloons', seed, behind: true, ...(palette.length > 0 ? { colours: palette } : {}) }];
    case 'umbrella': {
      const shades = allowedOf(wish, UMBRELLAS);
      // What is said of no clothes.
      const [own = palette[0]] = wish.isTurned ? wish.looseColours.flatMap(shadeOf) : palette;
      const colour = own ?? shades[index % shades.length] ?? UMBRELLAS[0];
      return [{ kind: 'umbrella', behind: true, colour }];
    }
    case 'confetti':
      return [{ kind: 'confetti', seed, amount: 0.8, ...(palette.length > 0 ? { colours: palette } : {}) }];
    case 'fireworks':
      return [
        { kind: 'fireworks', seed, behind: true },
        { kind: 'sparks', seed, amount: 0.5 },
      ];
    case 'bubbles':
      return [{ kind: 'bubbles', seed }];
    case 'lanterns':
      return [{ kind: 'bokeh', seed, amount: 1.2, colours: ['#ffb45a', '#ffd890', '#ff7a3a'], radius: [0.02, 0.05] }];
    default:
      return [];
  }
}

function glowOf(wish: Wish, { air, index }: Surroundings): Overlay[] {
  const overlays: Overlay[] = [];
  if (wish.has('light', 'backlight') || (wish.has('weather', 'sun') && (wish.isTurned || index % 2 === 0)))
    overlays.push({ kind: 'flare', x: index % 2 === 0 ? 0.92 : 0.08, y: 0.14, colour: air.sunColour, strength: 0.32 });
  if (wish.has('mood', 'dreamy') && index % 2 === 0)
    overlays.push({
      kind: 'bokeh',
      seed: index,
      amount: 0.9,
      colours: [air.sunColour, air.sky[2], '#ffffff'],
      radius: [0.02, 0.07],
    });
  if (wish.has('mood', 'energetic') && index % 3 === 1) overlays.push({ kind: 'leak', seed: index, strength: 0.5 });
  if (wish.has('style', 'film') && index % 3 === 2)
    overlays.push({ kind: 'leak', seed: index, strength: 0.45 }, { kind: 'dust', seed: index });
  return overlays;
}
