import { isBehind } from './render-view.ts';
import type { Shot } from './view.ts';

/** Layouts in which the person stands in the picture itself, with nothing drawn round it. */
const OPEN_FRAMES: ReadonlySet<Shot['frame']['kind']> = new Set(['full', 'reflection']);
/** What lies over the person on the sheet's own plane: edges, type, seals. */
const ON_PAPER: ReadonlySet<string> = new Set(['border', 'text', 'line', 'drawn']);

/**
 * Whether the people of a sheet may move before their scene: not within a frame, out of which a head would slide, nor under
 * lettering, which would tear.
 */
export function movesApart({ frame, overlays = [] }: Pick<Shot, 'frame' | 'overlays'>): boolean {
  return OPEN_FRAMES.has(frame.kind) && !overlays.some((overlay) => ON_PAPER.has(overlay.kind) && !isBehind(overlay));
}
