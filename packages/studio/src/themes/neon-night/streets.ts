import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { neonText, tube, wetFloor } from './tubes.ts';

const SIGNS = ['夜市', '茶', '面馆', '霓虹', '酒', '音乐', '雨', '咖啡', '书店', '月', '花'] as const;

export interface Street {
  name: string;
  /** Vanishing point, shares of the frame. */
  vanish: readonly [x: number, y: number];
  sky: readonly [top: string, low: string];
  colours: readonly [string, string, ...string[]];
  /** Out of focus, share of the height. */
  blur?: number;
  lights?: number;
}

/** A narrow street after rain, signs at both sides and all of it once more in the asphalt. */
export function wetStreet(street: Street): CustomScene {
  return painted(street.name, (context, w, h, random) => {
    const { vanish, sky, colours, blur = 0.005, lights = 14 } = street;
    const [x0, y0] = [vanish[0] * w, vanish[1] * h];
    fillDown(context, w, h, [
      [0, sky[0]],
      [vanish[1], sky[1]],
      [1, sky[0]],
    ]);
    glow(context, x0, y0, w * 0.5, colours[0], 0.55);
    for (let i = 5; i >= 0; i--) {
      for (const side of [-1, 1]) paintFront(context, { x0, y0, side, row: i, w, h, colours }, random);
    }
    wetFloor(context, w, h, { from: vanish[1] + 0.03, strength: 0.85 }, random);
    defocus(context, w, h, blur);
    scatterBokeh(
      context,
      w,
      h,
      {
        count: lights,
        colours,
        radius: [0.008, 0.035],
        opacity: 0.4,
        area: [0, vanish[1] - 0.2, 1, vanish[1] + 0.08],
      },
      random,
    );
  });
}

interface Front {
  x0: number;
  y0: number;
  side: number;
  row: number;
  w: number;
  h: number;
  colours: readonly string[];
}

/** One house front running towards the vanishing point, with windows and a sign that stands out from it. */
function paintFront(context: SKRSContext2D, front: Front, random: Random): void {
  const { x0, y0, side, row, w, h, colours } = front;
  const near = 1 / (1 + row * 0.75);
  const far = 1 / (1 + (row + 1) * 0.75);
  const reach = side < 0 ? x0 + w * 0.05 : w * 1.05 - x0;
  const [xa, xb] = [x0 + side * near * reach, x0 + side * far * reach];
  const tall = h * (0.75 + random() * 0.35);
  const colour = pick(random, colours);
  fillPolygon(
    context,
    [
      [xa, y0 - near * tall],
      [xb, y0 - far * tall],
      [xb, y0 + h * 0.04],
      [xa, y0 + h * 0.04],
    ],
    pick(random, ['#0e0a1e', '#140d28', '#0a1020']),
  );
  for (let k = 0; k < 22; k++) {
    const t = far + (near - far) * random();
    const x = x0 + side * t * reach;
    context.fillStyle = cssOfHex(random() < 0.4 ? '#ffd9a8' : pick(random, colours), 0.15 + 0.4 * random());
    context.fillRect(x, y0 - t * tall * (0.15 + 0.8 * random()), t * w * 0.035 + 1, t * h * 0.022 + 1);
  }
  // Light of the shop fronts at the foot of the house.
  const foot = context.createLinearGradient(0, y0 - near * h * 0.16, 0, y0 + h * 0.04);
  foot.addColorStop(0, cssOfHex(colour, 0));
  foot.addColorStop(1, cssOfHex(colour, 0.6));
  context.fillStyle = foot;
  context.fillRect(Math.min(xa, xb), y0 - near * h * 0.16, Math.abs(xa - xb), near * h * 0.16 + h * 0.04);
  const width = near * w * 0.12;
  const x = xb + side * (near - far) * reach * 0.35;
  const y = y0 - near * h * (0.3 + random() * 0.14);
  const text = pick(random, SIGNS);
  const height = width * (0.5 + 1.1 * [...text].length);
  context.fillStyle = '#05030c';
  context.fillRect(x - width / 2, y - height / 2, width, height);
  tube(context, () => context.rect(x - width / 2, y - height / 2, width, height), colour, width * 0.05);
  neonText(context, text, { x, y, size: width * 0.72, vertical: true }, pick(random, colours));
}

/** The mouth of a passage under rows of light, the floor wet. */
export function lightTunnel(options: {
  name: string;
  centre: readonly [number, number];
  colours: readonly [string, string];
  ground: string;
}): CustomScene {
  return painted(options.name, (context, w, h, random) => {
    const { centre, colours, ground } = options;
    context.fillStyle = ground;
    context.fillRect(0, 0, w, h);
    const [x, y] = [centre[0] * w, centre[1] * h];
    fillAround(
      context,
      w,
      h,
      [centre[0], centre[1], 0.75],
      [
        [0, colours[0], 0.95],
        [0.35, colours[0], 0.45],
        [1, ground, 0],
      ],
    );
    for (let i = 0; i < 7; i++) {
      const t = 0.13 * 1.52 ** i;
      const [half, rise] = [t * w * 0.62, t * h * 0.55];
      tube(
        context,
        () => {
          context.moveTo(x - half, y + rise * 0.7);
          context.lineTo(x - half, y - rise * 0.4);
          context.arc(x, y - rise * 0.4, half, Math.PI, 0);
          context.lineTo(x + half, y + rise * 0.7);
        },
        colours[i % 2] ?? colours[0],
        w * 0.0045 * (0.6 + t),
      );
    }
    wetFloor(context, w, h, { from: centre[1] + 0.14, ground, strength: 0.9 }, random);
    defocus(context, w, h, 0.003);
  });
}

/** Wet asphalt from above, in which signs lie as long patches of colour. */
export function asphalt(name: string, colours: readonly string[]): CustomScene {
  return painted(name, (context, w, h, random) => {
    context.fillStyle = '#0b0a12';
    context.fillRect(0, 0, w, h);
    for (let i = 0; i < 22; i++) {
      const x = random() * w;
      const y = random() * h;
      context.save();
      context.translate(x, y);
      context.scale(0.55, 1.9);
      glow(context, 0, 0, w * (0.16 + random() * 0.24), pick(random, colours), 0.6);
      context.restore();
    }
    texture(context, w, h, { opacity: 0.6, scale: [1.4, 0.9], blend: 'overlay' }, random);
    defocus(context, w, h, 0.004);
    // Grains of the asphalt, each with a glint of the light that lies on it.
    for (let i = 0; i < 2600; i++) {
      const size = (0.0006 + random() * 0.0018) * h;
      context.fillStyle = random() < 0.5 ? cssOfHex('#000000', 0.35) : cssOfHex('#ffffff', 0.05 + 0.1 * random());
      context.fillRect(random() * w, random() * h, size * 1.6, size);
    }
  });
}
