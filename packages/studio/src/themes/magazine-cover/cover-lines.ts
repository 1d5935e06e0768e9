import type { Overlay } from '../../stages/overlay/overlay-kinds.ts';

type Text = Extract<Overlay, { kind: 'text' }>;
type Font = 'sans' | 'serif';

/** The magazine's name, behind the head. `size` and `y` (baseline) are shares of the height. */
export function masthead(text: string, colour: string, options: Partial<Omit<Text, 'kind' | 'text'>> = {}): Overlay {
  return { kind: 'text', text, colour, x: 0.5, y: 0.185, size: 0.2, weight: 900, behind: true, ...options };
}

/** Issue and section in small letters under the title or at a corner. */
export function issueLine(
  text: string,
  place: readonly [x: number, y: number],
  colour: string,
  align: 'left' | 'center' | 'right' = 'center',
): Overlay {
  return {
    kind: 'text',
    text,
    x: place[0],
    y: place[1],
    size: 0.0145,
    weight: 700,
    colour,
    align,
    spacing: 0.3,
    after: true,
    opacity: 0.95,
  };
}

export interface CoverLines {
  x: number;
  /** Baseline of the headline, share of the height. */
  y: number;
  head: string;
  under?: readonly string[];
  colour: string;
  align?: 'left' | 'center' | 'right';
  font?: Font;
  /** Of the headline, share of the height. */
  size?: number;
  /** A filled field behind the headline, so that it can be read on any garment. */
  field?: string;
}

/** A headline and its small lines. */
export function coverLines(lines: CoverLines): Overlay[] {
  const { x, y, head, under = [], colour, align = 'left', font = 'sans', size = 0.042, field } = lines;
  const text = (of: string, at: number, height: number, weight: 400 | 700 | 900): Overlay => ({
    kind: 'text',
    text: of,
    x,
    y: at,
    size: height,
    weight,
    colour,
    align,
    font,
    after: true,
  });
  const small = size * 0.44;
  const rows = under.map((row, i) => text(row, y + size * 0.4 + small * (1 + i * 1.5), small, 700));
  return [...(field ? [fieldBehind(lines, field, size, small)] : []), text(head, y, size, 900), ...rows];
}

/** Width of a letter as a share of its size: Han fill the square, Latin about half of it. */
function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.6), 0) * size * (1024 / 768);
}

function fieldBehind(lines: CoverLines, colour: string, size: number, small: number): Overlay {
  const { x, y, head, under = [], align = 'left' } = lines;
  const inner = Math.max(widthOf(head, size), ...under.map((row) => widthOf(row, small)));
  const width = inner + 0.05;
  const left = align === 'left' ? x - 0.025 : align === 'right' ? x - inner - 0.025 : x - width / 2;
  const height = size * 1.5 + (under.length > 0 ? size * 0.1 + under.length * small * 1.5 : 0);
  return { kind: 'line', x: left, y: y - size * 1.12, width, height, colour, after: true };
}

const BARS = [3, 1, 2, 1, 1, 3, 1, 2, 2, 1, 1, 1, 3, 2, 1, 1, 2, 3, 1, 1, 1, 2, 3, 1, 2, 1] as const;

/** The bar code in its white field; the place is its upper left corner. */
export function barCode(x: number, y: number): Overlay[] {
  const field: Overlay = { kind: 'line', x, y, width: 0.15, height: 0.062, colour: '#ffffff', after: true };
  const total = BARS.reduce((sum, bar) => sum + bar, 0);
  let at = 0;
  const bars = BARS.flatMap((bar, i): Overlay[] => {
    const left = x + 0.012 + (at / total) * 0.126;
    at += bar;
    if (i % 2 === 1) return [];
    const width = (bar / total) * 0.126;
    return [{ kind: 'line', x: left, y: y + 0.006, width, height: 0.038, colour: '#111111', after: true }];
  });
  const number: Overlay = {
    kind: 'text',
    text: '9 771020 202600',
    x: x + 0.075,
    y: y + 0.056,
    size: 0.0095,
    weight: 400,
    colour: '#111111',
    after: true,
  };
  return [field, ...bars, number];
}

/** A filled rectangle in shares of the frame. */
export function field(
  place: readonly [x: number, y: number, width: number, height: number],
  colour: string,
  opacity = 1,
): Overlay {
  return { kind: 'line', x: place[0], y: place[1], width: place[2], height: place[3], colour, opacity, after: true };
}
