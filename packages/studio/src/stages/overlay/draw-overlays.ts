import { canvasOfPicture, type Picture, readBack } from '../../pixels/picture.ts';
import type { KeepClear } from './define-overlay.ts';
import { kindOf, type Overlay } from './overlay-kinds.ts';

/** Draws overlays in order, in place. */
export function drawOverlays(picture: Picture, overlays: readonly Overlay[], clear: readonly KeepClear[]): void {
  if (overlays.length === 0) return;
  let canvas = canvasOfPicture(picture);
  for (const overlay of overlays) {
    const kind = kindOf(overlay);
    if (kind.drawPixels) {
      readBack(picture, canvas);
      kind.drawPixels(picture, overlay, clear);
      canvas = canvasOfPicture(picture);
      continue;
    }
    const context = canvas.getContext('2d');
    context.save();
    kind.draw?.(context, picture.widthPx, picture.heightPx, overlay, clear);
    context.restore();
  }
  readBack(picture, canvas);
}
