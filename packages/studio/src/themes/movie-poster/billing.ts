import type { Overlay } from '../../stages/overlay/overlay-kinds.ts';

type Text = Extract<Overlay, { kind: 'text' }>;

/** A film's name and what stands round it on the sheet. Places are shares of the frame, sizes shares of the height. */
export interface Billing {
  title: string;
  /** Baseline. */
  y: number;
  size: number;
  colour: string;
  font?: 'sans' | 'serif';
  weight?: 400 | 700 | 900;
  spacing?: number;
  /** The other language, under the title. */
  under?: string;
  /** One line of longing or of dread. */
  tagline?: string;
  taglineY?: number;
  align?: 'left' | 'center' | 'right';
  /** Colour of the small letters; the title's when absent. */
  small?: string;
  /** The narrow lines with names at the foot. */
  credits?: boolean;
}

const CREDITS = [
  '凯诺拉影业 出品　KINORA PICTURES PRESENTS',
  '导演 林秋　编剧 何川　摄影 沈默　剪辑 阿九　音乐 白河',
  '全国公映　IN CINEMAS THIS YEAR',
] as const;

/** The lettering of a one-sheet. */
export function billing(options: Billing): Overlay[] {
  const {
    title,
    y,
    size,
    colour,
    font = 'sans',
    weight = 900,
    spacing = 0,
    align = 'center',
    small = colour,
  } = options;
  const x = align === 'center' ? 0.5 : align === 'left' ? 0.07 : 0.93;
  const base = { kind: 'text', x, align, after: true } as const;
  const lines: Text[] = [{ ...base, text: title, y, size, colour, font, weight, spacing }];
  if (options.under) {
    const gap = 0.016 + 0.024;
    lines.push({ ...base, text: options.under, y: y + gap, size: 0.024, colour: small, weight: 700, spacing: 0.3 });
  }
  if (options.tagline) {
    const at = options.taglineY ?? 0.075;
    lines.push({ ...base, text: options.tagline, y: at, size: 0.025, colour: small, font, weight: 400, spacing: 0.12 });
  }
  if (options.credits !== false) {
    CREDITS.forEach((text, i) => {
      lines.push({
        ...base,
        text,
        y: 0.945 + i * 0.0165,
        size: 0.0115,
        colour: small,
        weight: 400,
        spacing: 0.08,
        opacity: 0.85,
      });
    });
  }
  return lines;
}

/** A field of one colour at the foot, on which the lettering can be read. */
export function foot(from: number, colour: string): Overlay {
  return { kind: 'line', x: 0, y: from, width: 1, height: 1 - from, colour, after: true };
}
