import type { RenderedView } from '../frames/frame.ts';
import { layInset } from '../frames/inset.ts';
import { drawOverlays } from '../stages/overlay/draw-overlays.ts';
import type { Overlay } from '../stages/overlay/overlay.ts';
import { insetTight } from './inset-tight.ts';
import { isBehind, keepClearOf, type RenderRequest, renderView } from './render-view.ts';
import type { View } from './view.ts';

/** Over a sheet with a window the lettering lies on top; what belongs to the face is in the window alone. */
const LETTERING: readonly Overlay['kind'][] = ['text', 'line', 'border', 'drawn'];
const OF_THE_SHEET: readonly Overlay['kind'][] = [...LETTERING, 'mist', 'wash', 'split'];
const OF_THE_FACE: readonly Overlay['kind'][] = ['fur', 'cup', 'umbrella', 'balloons', 'ghosts'];

/** A full sheet of one person; in a window where the photo is too tight for the view. */
export function renderFull(view: View, request: RenderRequest, width: number, height: number): RenderedView {
  const [plate] = request.plates;
  const tight = plate && insetTight(view, plate, { widthPx: width, heightPx: height }, request.sheet ?? 0);
  if (!tight) return renderView(view, [0], request, width, height);
  const { inset, framing } = tight;
  const { overlays = [] } = view;
  const of = (kinds: readonly Overlay['kind'][]) => overlays.filter(({ kind }) => kinds.includes(kind));
  const lettering = of(LETTERING).filter((overlay) => !isBehind(overlay));
  const without = (left: readonly Overlay[]) => overlays.filter((overlay) => !left.includes(overlay));
  const outer = { ...view, overlays: without([...lettering, ...of(OF_THE_FACE)]) };
  const inner = { ...view, framing, overlays: without(of(OF_THE_SHEET)) };
  const ground = renderView(outer, [], request, width, height);
  const shown = renderView(inner, [0], request, Math.round(inset.width * width), Math.round(inset.height * height));
  const sheet = layInset(ground, shown, inset);
  drawOverlays(sheet.picture, lettering, sheet.faces.map(keepClearOf));
  return sheet;
}
