import type { Rgb } from '../../stages/colour.ts';
import type { Grade } from '../../stages/grade/grade.ts';
import type { Overlay } from '../../stages/overlay/overlay-kinds.ts';

interface Bath {
  shadows: Rgb;
  highlights: Rgb;
  /** Colour that the middle tones take, and how much of it. */
  colour: string;
  depth: number;
}

/** The baths of the time and what they gave to a silver print. */
const BATHS = {
  /** Sulphide: chestnut. */
  sepia: { shadows: [0.07, 0.02, -0.03], highlights: [0.03, 0.01, -0.07], colour: '#a8703a', depth: 0.62 },
  /** Sulphide after gold: red chalk. */
  sanguine: { shadows: [0.08, 0, -0.03], highlights: [0.04, 0.01, -0.07], colour: '#a85c40', depth: 0.55 },
  /** Gold: plum-brown shadows, warm white. */
  gold: { shadows: [0.05, -0.005, 0.02], highlights: [0.05, 0.02, -0.05], colour: '#8f6058', depth: 0.5 },
  /** Selenium: cool brown-black. */
  selenium: { shadows: [0.03, 0, 0.03], highlights: [0.03, 0.01, -0.03], colour: '#84706c', depth: 0.55 },
  /** Albumen paper: yellowed whites, brown shadows. */
  albumen: { shadows: [0.08, 0.015, -0.03], highlights: [0.03, 0.008, -0.11], colour: '#b3854a', depth: 0.6 },
  /** Tin plate: dark olive brown. */
  tin: { shadows: [0.02, 0.01, 0], highlights: [0, -0.02, -0.09], colour: '#86704e', depth: 0.6 },
  /** Platinum: nearly neutral, with a breath of warmth. */
  platinum: { shadows: [0.02, 0.005, -0.01], highlights: [0.03, 0.015, -0.03], colour: '#93806a', depth: 0.5 },
} as const satisfies Record<string, Bath>;

type BathName = keyof typeof BATHS;

/** A monochrome print, toned, with the hairs and scratches of its age. Grade and overlays of a view. */
export function toned(
  bath: BathName,
  grade: Grade = {},
  age: { seed: number; dust?: number; over?: readonly Overlay[] } = { seed: 1 },
): { grade: Grade; overlays: Overlay[] } {
  const { shadows, highlights, colour, depth } = BATHS[bath];
  return {
    grade: { look: 'softbw', split: { shadows, highlights }, grain: 0.035, ...grade },
    overlays: [
      { kind: 'wash', colour, blend: 'color', strength: depth, after: true },
      { kind: 'dust', seed: age.seed, amount: age.dust ?? 1, after: true },
      ...(age.over ?? []),
    ],
  };
}
