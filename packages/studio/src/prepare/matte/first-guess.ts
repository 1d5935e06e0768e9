import type { ClassPlanes } from '../../models/parse-person.ts';
import { mapPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { clamp01, smoothstep } from '../../pixels/interpolate.ts';
import { keepConnected } from './keep-connected.ts';

/** What the net says of people's outline, one value a cell. */
export interface FirstGuess {
  /** How surely a cell is a person, 0 to 1. */
  person: Plane;
  /** How much of the people nearby is hair, 0 to 1: edges are soft there, elsewhere crisp. */
  hairiness: Plane;
}

/** A few percent of doubt lie over everything: this much at both ends is cut off. */
const VEIL = 0.07;
/** What a person holds is half believed by the other net, and wholly taken: a helmet under an arm is no part of the room. */
const HELD_FROM = 0.2;
const HELD_TO = 0.6;
/** Sigmas in cells: what is inside the figure, what is well inside it, and how far hair makes an edge soft. */
const INSIDE_SIGMA = 4.5;
const DEEP_SIGMA = 6;
const HAIRY_SIGMA = 6;
/** From over a face's middle to under it, in cells. */
const FACE_CELLS = 12;
/** Where next to nothing of a person is near, nothing of it is hair. */
const FLOOR = 0.04;

/**
 * @param figure where the net that knows nothing of classes sees a person: it does not take a helmet's ring or a patterned coat for
 * background, and so decides well inside of cloth, never at an edge; nor over a face, where it fills a head's shape beside a hat.
 * @param starts a cell on each face, where the figure begins.
 */
export function guessPeople(
  classes: ClassPlanes,
  figure: Plane,
  starts: readonly { x: number; y: number }[],
): FirstGuess {
  const plain = mapPlane(classes.background, (value) => 1 - value);
  const hairNear = gaussianBlur(classes.hair, HAIRY_SIGMA).data;
  const personNear = gaussianBlur(plain, HAIRY_SIGMA);
  const hairiness = mapPlane(personNear, (near, i) => smoothstep(0.25, 0.6, (hairNear[i] ?? 0) / (near + FLOOR)));
  const inside = gaussianBlur(plain, INSIDE_SIGMA).data;
  const held = mapPlane(figure, (value) => smoothstep(HELD_FROM, HELD_TO, value));
  const deep = gaussianBlur(held, DEEP_SIGMA).data;
  const under = underFaces(plain, starts);
  const sure = mapPlane(plain, (value, i) => {
    const person = clamp01((value - VEIL) / (1 - 2 * VEIL));
    // A close look tears no holes into glossy hair that a wider one sees as a whole.
    const whole = person + (1 - person) * smoothstep(0.85, 0.95, inside[i] ?? 0);
    return Math.max(whole, smoothstep(0.85, 0.97, deep[i] ?? 0) * (1 - (hairiness.data[i] ?? 0)) * (under[i] ?? 0));
  });
  const figures = starts.map(({ x, y }) => keepConnected(sure, hairiness, x, y));
  return { person: mapPlane(sure, (_, i) => Math.max(...figures.map(({ data }) => data[i] ?? 0))), hairiness };
}

/** 1 on the cells that lie under the nearest face's middle, 0 over it. */
function underFaces({ widthPx, data }: Plane, starts: readonly { x: number; y: number }[]): Float32Array {
  const columns = Array.from({ length: widthPx }, (_, x) => {
    const [first, ...others] = starts;
    return (
      others.reduce((near, one) => (Math.abs(one.x - x) < Math.abs((near?.x ?? 0) - x) ? one : near), first)?.y ?? 0
    );
  });
  return data.map((_, i) => smoothstep(-FACE_CELLS, FACE_CELLS, Math.floor(i / widthPx) - (columns[i % widthPx] ?? 0)));
}
