import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { DEEP_GOLD, drawFan, GOLD, PALE_GOLD, strewFans } from './ginkgo.ts';

/** A carpet of leaves. */
export const CARPET: Scene = painted('ginkgo-carpet', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#8a5c14'],
    [1, '#5c3a0c'],
  ]);
  strewFans(context, [0, 0, w, h], 420, w * 0.055, DEEP_GOLD, random);
  fillBox(context, 0, 0, w, h, 'rgba(60,34,4,0.25)');
  strewFans(context, [0, 0, w, h], 190, w * 0.06, GOLD, random);
});

/** A page of a herbarium: pressed leaves, thread, a label. */
export const HERBARIUM: Scene = painted('ginkgo-herbarium', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.35, 0.3, 1.4],
    [
      [0, '#efe4cc'],
      [1, '#cdb68c'],
    ],
  );
  texture(context, w, h, { opacity: 0.4, scale: [0.3, 0.22] }, random);
  for (const [x, y, r, turn] of [
    [0.08, 0.09, 0.1, -0.9],
    [0.93, 0.94, 0.12, 2.3],
    [0.95, 0.07, 0.075, -2.3],
    [0.06, 0.95, 0.07, 0.5],
  ] as const) {
    drawFan(context, x * w + w * 0.008, y * h + h * 0.006, r * w, turn, '#9a8050', '#9a8050');
    drawFan(context, x * w, y * h, r * w, turn, '#dca838');
    strokeLine(
      context,
      [
        [(x - 0.03) * w, y * h],
        [(x + 0.03) * w, y * h + h * 0.004],
      ],
      w * 0.01,
      '#f6efdd',
    );
  }
});

/** The poster: one great leaf. */
export const GREAT_LEAF: Scene = painted('great-leaf', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#23443c'],
    [1, '#163028'],
  ]);
  texture(context, w, h, { opacity: 0.3, scale: [0.5, 0.4] }, random);
  drawFan(context, w * 0.5, h * 0.64, w * 0.5, -Math.PI / 2, '#f0b83c', '#a8701c');
  strewFans(context, [0, h * 0.72, w, h * 0.28], 40, w * 0.05, PALE_GOLD, random);
  context.fillStyle = 'rgba(22,48,40,0.5)';
  context.fillRect(0, h * 0.72, w, h * 0.28);
});
