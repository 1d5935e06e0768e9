import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../../pixels/random.ts';
import { bokehDisc } from '../../../scenes/brushes/bokeh-disc.ts';
import { defocus } from '../../../scenes/brushes/defocus.ts';
import { fillDown } from '../../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../../scenes/brushes/fill-polygon.ts';
import { texture } from '../../../scenes/brushes/texture.ts';
import { cssOfHex } from '../../../stages/colour.ts';

/** Under water: light from above in rays, coral below, bubbles. */
export function paintDepth(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  { colours, rays }: { colours: readonly [string, string, string]; rays: number },
): void {
  fillDown(context, w, h, [
    [0, colours[0]],
    [0.4, colours[1]],
    [1, colours[2]],
  ]);
  texture(context, w, h, { opacity: 0.3, scale: [1.4, 0.4], until: 0.35 }, random);
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let i = 0; i < rays; i++) {
    const x = ((i + random()) / rays) * w;
    const wide = (0.03 + random() * 0.08) * w;
    const lean = (random() - 0.4) * w * 0.5;
    const ray = context.createLinearGradient(0, 0, 0, h * 0.8);
    ray.addColorStop(0, cssOfHex('#eaffff', 0.4));
    ray.addColorStop(1, cssOfHex('#eaffff', 0));
    fillPolygon(
      context,
      [
        [x, 0],
        [x + wide, 0],
        [x + lean + wide * 2.6, h * 0.8],
        [x + lean, h * 0.8],
      ],
      'rgba(0,0,0,0)',
    );
    context.fillStyle = ray;
    context.fill();
  }
  context.restore();
  for (let i = 0; i < 18; i++) growCoral(context, random() * w, h, w * (0.05 + random() * 0.1), colours[2], random);
  defocus(context, w, h, 0.008);
  for (let i = 0; i < 36; i++) {
    const near = random();
    bokehDisc(
      context,
      random() * w,
      random() * h,
      w * (0.004 + near ** 4 * 0.03),
      pick(random, ['#ffffff', colours[0]]),
      0.3 + 0.3 * random(),
    );
  }
}

function growCoral(
  context: SKRSContext2D,
  x: number,
  base: number,
  size: number,
  colour: string,
  random: Random,
): void {
  context.strokeStyle = cssOfHex(colour, 0.85);
  context.lineCap = 'round';
  const grow = (fromX: number, fromY: number, angle: number, length: number, depth: number): void => {
    const toX = fromX + Math.cos(angle) * length;
    const toY = fromY + Math.sin(angle) * length;
    context.lineWidth = length * 0.3;
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(toX, toY);
    context.stroke();
    if (depth === 0) return;
    grow(toX, toY, angle + 0.3 + random() * 0.3, length * 0.75, depth - 1);
    grow(toX, toY, angle - 0.3 - random() * 0.3, length * 0.75, depth - 1);
  };
  grow(x, base, -Math.PI / 2 + (random() - 0.5) * 0.4, size, 3);
}
