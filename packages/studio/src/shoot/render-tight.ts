import type { RenderedView } from '../frames/frame.ts';
import { layInset } from '../frames/inset.ts';
import { drawOverlays } from '../stages/overlay/draw-overlays.ts';
import { kindOf } from '../stages/overlay/overlay-kinds.ts';
import { insetTight } from './inset-tight.ts';
import { isBehind, keepClearOf, type RenderRequest, renderView } from './render-view.ts';
import type { View } from './view.ts';

/**
 * A full sheet of one person; in a window where the photo is too tight for the view. Over a sheet with a window the lettering
 * lies on top; what belongs to the person is in the window alone.
 */
export function renderFull(view: View, request: RenderRequest, width: number, height: number): RenderedView {
  const [plate] = request.plates;
  const tight = plate && insetTight(view, plate, { widthPx: width, heightPx: height }, request.sheet ?? 0);
  if (!tight) return renderView(view, [0], request, width, height);
  const { inset, framing } = tight;
  const { overlays = [] } = view;
  const owned = overlays.map((overlay) => ({ overlay, owner: kindOf(overlay).belongsTo }));
  const pick = (isTaken: (one: (typeof owned)[number]) => boolean) =>
    owned.filter(isTaken).map(({ overlay }) => overlay);
  const lettering = pick(({ overlay, owner }) => owner === 'lettering' && !isBehind(overlay));
  const outer = { ...view, overlays: pick(({ overlay, owner }) => owner !== 'person' && !lettering.includes(overlay)) };
  const inner = { ...view, framing, overlays: pick(({ owner }) => owner !== 'lettering' && owner !== 'sheet') };
  const ground = renderView(outer, [], request, width, height);
  const shown = renderView(inner, [0], request, Math.round(inset.width * width), Math.round(inset.height * height));
  const sheet = layInset(ground, shown, inset);
  drawOverlays(sheet.picture, lettering, sheet.faces.map(keepClearOf));
  return sheet;
}
