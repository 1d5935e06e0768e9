import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

type Colours = readonly [light: string, middle: string, shade: string];

/** Cloth that hangs in soft folds. */
export function drapes(name: string, [light, middle, shade]: Colours, folds = 9): Scene {
  return painted(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, light],
      [0.5, middle],
      [1, middle],
    ]);
    let x = -0.1 * w;
    while (x < w) {
      const width = (w / folds) * (0.6 + random() * 0.9);
      const fold = context.createLinearGradient(x, 0, x + width, 0);
      fold.addColorStop(0, cssOfHex(shade, 0.65));
      fold.addColorStop(0.35, cssOfHex(light, 0.75));
      fold.addColorStop(0.7, cssOfHex(middle, 0.2));
      fold.addColorStop(1, cssOfHex(shade, 0.65));
      context.fillStyle = fold;
      context.fillRect(x, 0, width + 1, h);
      x += width;
    }
    defocus(context, w, h, 0.006);
  });
}
