import { createRandom } from '../../pixels/random.ts';
import type { Overlay } from '../../stages/overlay/overlay-kinds.ts';

const SEAL_RED = '#b8261c';
/** Width of the sheet over its height: seals are square on it. */
const ASPECT = 0.75;

export interface Seal {
  /** Upper left corner and side; the side is a share of the height. */
  x: number;
  y: number;
  side: number;
  /** One letter, or four that are read from the right column down. */
  text: string;
  /** Colour of the worn places and of the letters. */
  paper: string;
  colour?: string;
  /** Width over height of the view that it stands on. */
  aspect?: number;
  /** Colour of the ground at the worn edges, when it is not the letters'. */
  worn?: string;
}

/** A seal as it is printed by hand: letters left bare, edges worn where the stone did not touch the paper. */
export function seal({ x, y, side, text, paper, colour = SEAL_RED, aspect = ASPECT, worn = paper }: Seal): Overlay[] {
  const width = side / aspect;
  const field = (fx: number, fy: number, fw: number, fh: number, of: string, opacity = 1): Overlay => ({
    kind: 'line',
    x: x + fx * width,
    y: y + fy * side,
    width: fw * width,
    height: fh * side,
    colour: of,
    opacity,
    after: true,
  });
  const letters = [...text];
  const isFour = letters.length === 4;
  const size = side * (isFour ? 0.42 : 0.78);
  const glyphs = letters.map((letter, i): Overlay => {
    const column = isFour ? (i < 2 ? 0.74 : 0.27) : 0.5;
    const row = isFour ? (i % 2 === 0 ? 0.43 : 0.87) : 0.79;
    return {
      kind: 'text',
      text: letter,
      x: x + column * width,
      y: y + row * side,
      size,
      weight: 900,
      font: 'serif',
      colour: paper,
      after: true,
    };
  });
  const random = createRandom(Math.round((x + y * 7 + side * 31) * 1000));
  const edges = Array.from({ length: 26 }, () => {
    const isEdge = random() < 0.7;
    const along = random();
    const edge = Math.floor(random() * 4);
    const at = isEdge
      ? ([
          [along, -0.02],
          [along, 0.96],
          [-0.02, along],
          [0.96, along],
        ][edge] ?? [0, 0])
      : [random(), random()];
    return field(at[0] ?? 0, at[1] ?? 0, 0.02 + random() * 0.05, 0.02 + random() * 0.05, worn, 0.55 + 0.4 * random());
  });
  return [field(0, 0, 1, 1, colour, 0.96), ...glyphs, ...edges];
}

/** A line of verse from the top down, behind the person. */
export function verse(
  text: string,
  place: readonly [x: number, y: number],
  size: number,
  colour = '#1a1612',
  weight: 400 | 700 | 900 = 700,
): Overlay {
  return {
    kind: 'text',
    text,
    x: place[0],
    y: place[1],
    size,
    weight,
    font: 'serif',
    colour,
    vertical: true,
    spacing: 0.08,
    behind: true,
    opacity: 0.88,
  };
}
