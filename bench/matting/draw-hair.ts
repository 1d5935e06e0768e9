import { drawPicture } from '../../packages/studio/src/pixels/picture.ts';
import type { HairStyle, Tone } from './hair-styles.ts';

type Context = Parameters<Parameters<typeof drawPicture>[2]>[0];

export interface HeadPlace {
  widthPx: number;
  heightPx: number;
  /** Middle of the face between forehead and chin, and its height. */
  x: number;
  y: number;
  faceHeightPx: number;
}

/** Hair behind the person and hair that falls over clothes, each as RGBA with known opacity, not premultiplied. */
export interface DrawnHair {
  behind: Uint8ClampedArray;
  inFront: Uint8ClampedArray;
}

/** The head with the person's own hair in face heights: its middle over the face's, and its half axes. */
const SKULL = { up: 0.45, across: 0.64, high: 0.53 };
/** Where combed hair leaves the head, as an angle from the crown, and how it lies on the way there. */
const RELEASE = 1.75;
const STEP = 0.02;
const PIECES = 8;
/** A hair has about a fifth of a pixel at this size; what a lens makes of it is wider and fainter. */
const STRAND_WIDTH_PX = [0.35, 1] as const;

/** Draws a head of hair strand by strand, the same for the same random numbers. */
export function drawHair(style: HairStyle, place: HeadPlace, random: () => number): DrawnHair {
  const draw = (isInFront: boolean): Uint8ClampedArray =>
    drawPicture(place.widthPx, place.heightPx, (context) => {
      context.translate(place.x, place.y);
      context.scale(place.faceHeightPx, place.faceHeightPx);
      context.lineCap = 'round';
      const locks = Math.round(style.locks * (isInFront ? style.inFront : 1));
      // Inner locks first: those that come later lie over them and are lighter.
      for (let lock = 0; lock < locks; lock++) drawLock(context, style, lock / locks, isInFront, place, random);
    }).data;
  return { behind: draw(false), inFront: draw(true) };
}

type Path = readonly (readonly [x: number, y: number])[];

function drawLock(
  context: Context,
  style: HairStyle,
  layer: number,
  isInFront: boolean,
  place: HeadPlace,
  random: () => number,
): void {
  const side = random() < 0.5 ? -1 : 1;
  const angle = style.isCombed ? side * random() * 1.5 : (random() * 2 - 1) * 1.9;
  const length = style.length * (1 - style.spread * random());
  // Behind, hair fills the place beside the neck; in front it leaves the face free.
  const depth = isInFront ? 0.78 + 0.26 * layer : 0.6 + 0.44 * Math.sqrt(random());
  const release = RELEASE + (random() - 0.5) * 0.5;
  const drift = (random() - 0.5) * 0.12 + side * 0.03;
  const tint = random();
  const phase = random() * Math.PI * 2;
  for (let strand = 0; strand < style.strandsOfLock; strand++) {
    const isLoose = random() < style.flyaway;
    const looseness = isLoose ? 3 : 1;
    const path = growStrand(isInFront ? { ...style, wind: style.wind * 0.1 } : style, {
      angle: angle + (random() - 0.5) * 0.1 * looseness,
      depth: depth + (random() - 0.5) * 0.05 * looseness,
      length: length * (0.8 + 0.35 * random()),
      release,
      drift: drift + (random() - 0.5) * 0.1 * looseness,
      phase: phase + (random() - 0.5) * 0.7 * looseness,
      curl: style.curl * (0.7 + 0.6 * random()) * (isLoose ? 1.4 : 1),
    });
    const width = (STRAND_WIDTH_PX[0] + random() * (STRAND_WIDTH_PX[1] - STRAND_WIDTH_PX[0])) * (isLoose ? 0.7 : 1);
    strokeStrand(context, path, width / place.faceHeightPx, (along, tangent) =>
      shade(style.tones, { layer, tint, along, tangent, noise: random() }),
    );
  }
}

interface Root {
  angle: number;
  /** How far out on the head it lies, 1 at its outline. */
  depth: number;
  length: number;
  /** The angle at which it leaves the head. */
  release: number;
  drift: number;
  phase: number;
  curl: number;
}

/** Combed hair lies along the head until it leaves it, other hair stands out at once; then it turns ever more down. */
function growStrand(style: HairStyle, { angle, depth, length, release, drift, phase, curl }: Root): Path {
  const at = (turn: number): [number, number] => [
    Math.sin(turn) * SKULL.across * depth,
    -SKULL.up - Math.cos(turn) * SKULL.high * depth,
  ];
  const side = Math.sign(angle) || 1;
  let turn = angle;
  let [x, y] = at(turn);
  let [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
  const points: [number, number][] = [];
  for (let grown = 0; grown < length; grown += STEP) {
    const swing = curl * Math.sin(phase + grown * style.turns * Math.PI * 2);
    const lift = curl * Math.cos(phase + grown * style.turns * Math.PI * 2);
    points.push([x + swing * Math.min(1, grown * 4), y + lift * Math.min(1, grown * 4)]);
    if (style.isCombed && Math.abs(turn) < release) {
      turn += (side * STEP) / SKULL.high;
      const [nextX, nextY] = at(turn);
      [dx, dy] = [(nextX - x) / STEP, (nextY - y) / STEP];
      [x, y] = [nextX, nextY];
      continue;
    }
    dx += (drift + style.wind * (0.4 + grown)) * STEP * 4;
    dy += style.gravity * STEP * 40;
    const size = Math.hypot(dx, dy);
    [dx, dy] = [dx / size, dy / size];
    [x, y] = [x + dx * STEP, y + dy * STEP];
  }
  return points;
}

function strokeStrand(
  context: Context,
  path: Path,
  width: number,
  colourAt: (along: number, tangent: number) => string,
): void {
  const piece = Math.max(2, Math.ceil(path.length / PIECES));
  for (let start = 0; start < path.length - 1; start += piece) {
    const end = Math.min(start + piece, path.length - 1);
    const [fromX, fromY] = path[start] ?? [0, 0];
    const [toX, toY] = path[end] ?? [0, 0];
    context.strokeStyle = colourAt(start / path.length, Math.atan2(toY - fromY, toX - fromX));
    context.lineWidth = width * (1 - 0.6 * (start / path.length));
    context.beginPath();
    context.moveTo(fromX, fromY);
    for (let i = start + 1; i <= end; i++) context.lineTo(path[i]?.[0] ?? 0, path[i]?.[1] ?? 0);
    context.stroke();
  }
}

interface Light {
  layer: number;
  tint: number;
  along: number;
  tangent: number;
  noise: number;
}

/** Hair shines where it runs across the light, which falls from above on the left (Kajiya & Kay 1989). */
function shade([dark, middle, light]: HairStyle['tones'], { layer, tint, along, tangent, noise }: Light): string {
  const shine = Math.abs(Math.sin(tangent - 0.9)) ** 8 * (1 - Math.abs(along - 0.35)) ** 2 * (0.5 + tint);
  const lit = Math.min(1, 0.2 + 0.4 * layer + 0.75 * (tint - 0.5) + 0.25 * (noise - 0.5) + 0.15 * along);
  const base = mix(dark, middle, Math.max(0, lit) * 1.1);
  const [r, g, b] = mix(base, light, Math.min(1, shine * (0.4 + 0.6 * layer)));
  return `rgb(${r},${g},${b})`;
}

function mix(from: Tone, to: Tone, share: number): Tone {
  const between = (c: 0 | 1 | 2): number => Math.round(Math.min(255, from[c] + (to[c] - from[c]) * share));
  return [between(0), between(1), between(2)];
}
