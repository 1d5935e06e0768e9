import type { Overlay } from '../../stages/overlay/overlay-kinds.ts';

type Text = Extract<Overlay, { kind: 'text' }>;
/** A line of a poster: what it says in which colour, and what differs from the style. */
type Words = Pick<Text, 'text'> & { colour: string } & Partial<Omit<Text, 'kind' | 'text' | 'colour'>>;

/** How a poster is set: its title and the line under it. */
const STYLES = {
  serif: {
    title: { y: 0.9, size: 0.1, font: 'serif', weight: 700, spacing: 0.35 },
    line: { y: 0.94, size: 0.02, weight: 400, spacing: 0.5 },
  },
  sans: {
    title: { y: 0.915, size: 0.1, weight: 900, spacing: 0.3 },
    line: { y: 0.96, size: 0.02, weight: 400, spacing: 0.5 },
  },
} as const;

/** The foot of a poster: the picture ends in the colour of its ground, with a title and a line on it. */
export function posterFoot(
  style: keyof typeof STYLES,
  ground: { colour: string; from?: number },
  title: Words,
  line: Words,
): Overlay[] {
  return [
    { kind: 'mist', from: 0.68, strength: 1, ...ground },
    { kind: 'text', x: 0.5, ...STYLES[style].title, ...title },
    { kind: 'text', x: 0.5, ...STYLES[style].line, ...line },
  ];
}
