import type { Framing } from '../../stages/framing.ts';
import type { Pose } from '../../stages/pose/pose.ts';
import { COMPOSITIONS, type Composition, type CompositionName } from '../../themes/composition.ts';
import type { Wish } from './wish.ts';

/** Compositions in the order in which a shoot takes them: the first four are as far apart as four can be. */
const ORDER: readonly CompositionName[] = [
  'halfRight',
  'closeUp',
  'wideLeft',
  'flash',
  'letterbox',
  'throughLeaves',
  'largeTilted',
  'lowRight',
  'leanLeft',
  'diptych',
  'bustHigh',
  'bustCentre',
  'smallCentre',
];
/** The same for two: side by side they cannot differ in size and place as far as one, so other compositions are apart. */
const ORDER_OF_TWO: readonly CompositionName[] = [
  'bustCentre',
  'closeUp',
  'wideLeft',
  'flash',
  'letterbox',
  'throughLeaves',
  'largeTilted',
  'lowRight',
  'leanLeft',
  'diptych',
  'bustHigh',
  'polaroid',
];
/** Two who change sides against the composition, because its neighbours in this order are others than in a theme. */
const TURNED: readonly CompositionName[] = ['closeUp', 'wideLeft', 'letterbox', 'lowRight'];
/** An instant photo's face stands where these have theirs. */
const NOT_BESIDE_POLAROID: readonly CompositionName[] = ['throughLeaves', 'smallCentre'];
const STYLED: Readonly<Record<string, readonly CompositionName[]>> = {
  cinema: ['letterbox', 'halfRight', 'wideLeft', 'closeUp'],
  polaroid: ['polaroid', 'strip', 'wideLeft', 'flash'],
  film: ['halfRight', 'contact', 'closeUp', 'wideLeft'],
};

/** Where a composition stands nearer to another one of the twelve than to its own neighbours in a theme. */
const MOVED: Partial<Record<CompositionName, Partial<Framing>>> = { bustCentre: { x: 0.27, y: 0.52, mirror: true } };
const MOVED_OF_TWO: Partial<Record<CompositionName, Partial<Framing>>> = {
  bustCentre: { roll: -10 },
  closeUp: { y: 0.3 },
  bustHigh: { y: 0.3 },
  lowRight: { roll: 9 },
  letterbox: { roll: 8 },
};

export function framingFor(name: CompositionName, people: number): Framing {
  return { ...COMPOSITIONS[name].framing, ...MOVED[name], ...(people > 1 ? MOVED_OF_TWO[name] : {}) };
}

/** Whether the first of two stands at the right. */
export function isSwappedFor(name: CompositionName): boolean {
  const { isSwapped = false }: Composition = COMPOSITIONS[name];
  return TURNED.includes(name) ? !isSwapped : isSwapped;
}

/** As many different compositions as pictures. */
export function compositionsFor(wish: Wish, count: number, people: number): CompositionName[] {
  const styled = wish.of('style').map((style) => STYLED[style] ?? []);
  const first = wish.isTurned ? byTurns(styled) : styled.flat();
  if (people > 1) {
    const layouts = first.filter((name) => COMPOSITIONS[name].frame.kind !== 'full');
    return [...new Set([...layouts, ...ORDER_OF_TWO])].slice(0, count);
  }
  const names = [...new Set([...first, ...ORDER])];
  const hasPolaroid = names.includes('polaroid');
  return names.filter((name) => !hasPolaroid || !NOT_BESIDE_POLAROID.includes(name)).slice(0, count);
}

/** The first of each, then the second of each: of several styles none is left without its own. */
export function byTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
}

const EXPRESSIONS: Readonly<Record<string, Pose>> = {
  smile: { smile: 1, close: 0 },
  calm: { smile: -0.8, close: 0.7 },
};
const FACES: Readonly<Record<string, Pose>> = {
  calm: { smile: 0.1, close: 0.6 },
  happy: { smile: 1, close: 0 },
  dreamy: { smile: -0.2, close: 0.5, pitch: -4 },
  energetic: { smile: 0.9, close: 0 },
  sad: { smile: -1, close: 0.7, pitch: 5 },
  romantic: { smile: 0.4, close: 0.4 },
  mysterious: { smile: -0.7, close: 0.7 },
  elegant: { smile: 0.1, close: 0.6 },
  bold: { smile: -0.8, close: 0.7, brow: 0 },
};
/** In a large picture a mouth that is closed further shows its seam. */
const LARGE_SHARE = 0.45;
const LARGE_CLOSE = 0.45;

/** The composition's pose with the face that the mood asks for. */
export function poseFor(wish: Wish, name: CompositionName, index: number): Pose {
  const { pose, framing } = COMPOSITIONS[name];
  return { ...pose, ...faceFor(wish, framing.share, index), ...buildFor(wish) };
}

/** The face of the mood in a picture of this size; an expression that was asked for has the last word. */
export function faceFor(wish: Wish, share: number, index: number): Pose {
  const face = { ...FACES[wish.inTurn('mood', index) ?? ''], ...EXPRESSIONS[wish.inTurn('expression', index) ?? ''] };
  if (face.smile === undefined) return {};
  return { ...face, close: Math.min(face.close ?? 0, share >= LARGE_SHARE ? LARGE_CLOSE : 1) };
}

export function buildFor(wish: Wish): Pose {
  return wish.has('shape', 'curvy') ? { build: 1 } : {};
}
