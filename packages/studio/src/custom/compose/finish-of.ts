import { mixHex } from '../../stages/colour.ts';
import type { Grade } from '../../stages/grade/grade.ts';
import type { LookName } from '../../stages/grade/looks.ts';
import type { Medium } from '../../stages/medium/medium.ts';
import type { Air } from './airs.ts';
import type { Wish } from './wish.ts';

const MONO: readonly LookName[] = ['bw', 'softbw', 'noir', 'softbw'];
const OLD: readonly LookName[] = ['film', 'sepia', 'pastel', 'film', 'softbw', 'gold'];
/** The one picture in six without colours, where nobody asked for some. */
const COLOURLESS = 5;

/** The finish of one picture: of its air, changed by style and mood. */
export function gradeOf(wish: Wish, air: Air, index: number): Grade {
  const grade: Grade = { look: air.look, strength: 0.75, grain: 0.022, vignette: air.isDark ? 0.2 : 0.08, bloom: 0.1 };
  const styled = styledGrade(wish, grade, air, index);
  if (styled) return wish.isTurned ? { ...moody(wish, styled, index), ...keptOf(wish, styled) } : styled;
  const hasColourWish = wish.of('colour').length > 0 || wish.of('hair').length > 0 || wish.of('style').length > 0;
  if (index % 6 === COLOURLESS && !hasColourWish && !wish.has('light', 'neon'))
    return { ...grade, look: 'softbw', strength: 1, contrast: 0.15, grain: 0.04 };
  return moody(wish, grade, index);
}

/** The finish of a photograph of its own kind, where a style asks for one. */
function styledGrade(wish: Wish, grade: Grade, air: Air, index: number): Grade | undefined {
  const pick = (looks: readonly LookName[]): LookName => looks[index % looks.length] ?? 'film';
  if (wish.has('style', 'mono'))
    return { ...grade, look: pick(MONO), strength: 1, exposure: air.isDark ? 0.85 : 1.12, grain: 0.035 };
  if (wish.has('style', 'film')) return { ...grade, look: pick(OLD), strength: 0.85, fade: 0.06, grain: 0.05 };
  if (wish.has('style', 'cinema'))
    return { ...grade, look: air.isDark ? 'teal' : 'film', strength: 0.85, contrast: 0.12 };
  return undefined;
}

/** What of a style a mood does not change. */
function keptOf(wish: Wish, { look, strength, exposure }: Grade): Partial<Grade> {
  const kept = { ...(look && { look }), ...(strength !== undefined && { strength }) };
  if (!wish.has('style', 'mono')) return kept;
  return { ...kept, ...(exposure !== undefined && { exposure }), warmth: 0 };
}

/** A finish changed by the mood. */
export function moody(wish: Wish, grade: Grade, index: number): Grade {
  switch (wish.inTurn('mood', index)) {
    case 'dreamy':
      return { ...grade, bloom: 0.36, fade: 0.05, contrast: -0.1 };
    case 'romantic':
      return { ...grade, look: 'rose', bloom: 0.24, warmth: 0.12 };
    case 'sad':
      return { ...grade, look: 'cool', saturation: 0.72, fade: 0.04 };
    case 'mysterious':
      return { ...grade, contrast: 0.25, saturation: 0.85, vignette: 0.4 };
    case 'energetic':
      return { ...grade, saturation: 1.14, contrast: 0.18 };
    case 'bold':
      return { ...grade, contrast: 0.32, saturation: 0.92 };
    case 'happy':
      return { ...grade, exposure: 1.05, saturation: 1.06, warmth: 0.06 };
    case 'elegant':
      return { ...grade, strength: 0.6, saturation: 0.92 };
    case 'calm':
      return { ...grade, contrast: -0.06, saturation: 0.94, fade: 0.03 };
    default:
      return grade;
  }
}

/** What the picture is painted or printed with, where a style asks for it. */
export function mediumOf(wish: Wish, air: Air, index: number, palette: readonly string[]): Medium | undefined {
  const media = wish.of('style').flatMap((style) => mediumFor(style, air, index, palette) ?? []);
  return media[wish.isOld ? 0 : index % Math.max(1, media.length)];
}

const PAPERS = ['#f4eee0', '#e8dcc4', '#dfe4e2', '#f0e0d4'] as const;
const INKS = ['#16130f', '#1c2c4c', '#3a1c14', '#1e3a2e'] as const;

function mediumFor(style: string, air: Air, index: number, palette: readonly string[]): Medium | undefined {
  const paper = PAPERS[index % PAPERS.length] ?? PAPERS[0];
  const ink = INKS[index % INKS.length] ?? INKS[0];
  switch (style) {
    case 'oil':
      return { kind: 'oil', size: 0.7 + 0.25 * (index % 3) };
    case 'gouache':
      return { kind: 'gouache', size: 0.8 + 0.2 * (index % 3) };
    case 'ink':
      return { kind: 'ink', paper, ink, keepScene: index % 2 === 1 };
    case 'pencil':
      return { kind: 'pencil', paper, lead: ink };
    case 'pop': {
      const own = palette[0] ?? ['#e8432a', '#2a6ad8', '#e8a81a', '#c83a8a'][index % 4] ?? '#e8432a';
      if (index % 3 === 1)
        return { kind: 'halftone', paper: mixHex(own, '#ffffff', 0.75), ink: mixHex(own, '#000000', 0.55), dots: 90 };
      return {
        kind: 'screenprint',
        colours: [mixHex(own, '#0c0a14', 0.78), mixHex(own, '#2a1420', 0.2), mixHex(own, air.sky[2], 0.55), '#f8f0dc'],
        lines: index % 2 === 0,
      };
    }
    default:
      return undefined;
  }
}
