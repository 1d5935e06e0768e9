import type { Shot } from '../../shoot/view.ts';
import type { Theme } from '../define-theme.ts';

/**
 * A theme whose garments close to one side, see `Garment.oneSided`: the pictures in a frame are mirrored as their sheet is, or not at
 * all, since one dressed plate serves them all. A reflection stays one.
 */
export function oneSided(theme: Theme): Theme {
  return { ...theme, sheets: theme.sheets.map((shot) => (shot.garment ? withoutMirrors(shot) : shot)) };
}

/** A shot whose frame mirrors nothing. */
export const withoutMirrors = (shot: Shot): Shot =>
  shot.frame.kind === 'reflection' ? shot : { ...shot, frame: turnBack(shot.frame) };

/** The same frame without `mirror` in any framing that it names, however deep. */
function turnBack<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(turnBack) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => {
    if (key !== 'framing') return [key, turnBack(value)];
    const { mirror: _, ...framing } = value;
    return [key, framing];
  });
  return Object.fromEntries(entries) as Part;
}
