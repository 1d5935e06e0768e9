import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { shadeAcross } from '../../scenes/brushes/shade-across.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { cutPaper } from '../../scenes/cut-paper.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

type Draw = (context: SKRSContext2D, w: number, h: number, random: Random) => void;

/** Velvet in folds. Pixels. */
export function drawFolds(
  context: SKRSContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  cloth: readonly [string, string, string],
  folds: number,
): void {
  for (let k = 0; k < folds; k++) {
    const left = x + (k / folds) * w;
    fillBox(
      context,
      left,
      y,
      w / folds + 1,
      h,
      shadeAcross(context, left, left + w / folds, cloth[2], cloth[0], cloth[1], cloth[2]),
    );
  }
}

/** One curtain drawn to its side and tied; `side` −1 left, 1 right. Pixels. */
function drawCurtain(
  context: SKRSContext2D,
  w: number,
  h: number,
  side: number,
  wide: number,
  cloth: readonly [string, string, string],
  cord: string,
): void {
  const edge = side < 0 ? 0 : w;
  const into = -side;
  const at = (share: number): number => edge + into * share * w;
  context.save();
  context.shadowColor = 'rgba(10,4,10,0.5)';
  context.shadowBlur = w * 0.03;
  context.shadowOffsetX = into * w * 0.014;
  const trace = (): void => {
    context.beginPath();
    context.moveTo(at(-0.12), -h * 0.05);
    context.lineTo(at(wide * 1.7), -h * 0.05);
    context.quadraticCurveTo(at(wide * 1.35), h * 0.34, at(wide * 0.5), h * 0.6);
    context.quadraticCurveTo(at(wide * 0.72), h * 0.8, at(wide * 0.86), h * 1.05);
    context.lineTo(at(-0.12), h * 1.05);
    context.closePath();
  };
  trace();
  context.fillStyle = cloth[0];
  context.fill();
  context.restore();
  context.save();
  trace();
  context.clip();
  for (let k = 0; k < 9; k++) {
    const top = wide * 1.9 * (k / 8) - 0.1;
    context.strokeStyle = k % 2 === 0 ? cssOfHex(cloth[2], 0.75) : cssOfHex(cloth[1], 0.8);
    context.lineWidth = w * (k % 2 === 0 ? 0.026 : 0.016);
    context.beginPath();
    context.moveTo(at(top), -h * 0.05);
    context.quadraticCurveTo(at(top * 0.8), h * 0.34, at(top * 0.3), h * 0.6);
    context.quadraticCurveTo(at(top * 0.42), h * 0.8, at(top * 0.5), h * 1.05);
    context.stroke();
  }
  context.restore();
  fillDisc(context, at(wide * 0.24), h * 0.605, wide * w * 0.36, cord, h * 0.016, into * 0.12);
  fillBox(
    context,
    at(wide * 0.5) - w * 0.014,
    h * 0.6,
    w * 0.028,
    h * 0.075,
    shadeDown(context, h * 0.6, h * 0.675, cord, '#8a5a1c'),
  );
}

export interface Theatre {
  name: string;
  /** Backcloth, top and bottom. */
  back: readonly [string, string];
  /** Curtain: body, light, shade. */
  cloth: readonly [string, string, string];
  floor: readonly [string, string];
  /** Width of a drawn curtain, share of the width. Default 0.2. */
  wide?: number;
  cord?: string;
  /** Strength of the footlights, 0 to 1. */
  foot?: number;
  blur?: number;
}

/** A little theatre of card: backcloth, scenery in slots, boards, curtains, pelmet and footlights. */
export function theatre(options: Theatre, scenery: Draw): Scene {
  const { back, cloth, floor, wide = 0.2, cord = '#e0b050', foot = 0.7, blur = 0.003 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, back[0]],
      [0.75, back[1]],
      [1, back[1]],
    ]);
    texture(context, w, h, { opacity: 0.22, scale: [0.9, 0.7] }, random);
    glow(context, w * 0.5, h * 0.4, w * 0.7, '#fff2cc', 0.3);
    scenery(context, w, h, random);
    fillBox(context, 0, h * 0.84, w, h, shadeDown(context, h * 0.84, h, floor[0], floor[1]));
    for (let k = -6; k <= 6; k++)
      fillPolygon(
        context,
        [
          [w * (0.5 + k * 0.09), h * 0.84],
          [w * (0.502 + k * 0.09), h * 0.84],
          [w * (0.505 + k * 0.2), h],
          [w * (0.5 + k * 0.2), h],
        ],
        'rgba(30,14,8,0.3)',
      );
    layer(context, w, h, { blur: 0.0035 }, (c) => {
      for (const side of [-1, 1]) drawCurtain(c, w, h, side, wide, cloth, cord);
      drawPelmet(c, w, h, cloth, cord);
    });
    defocus(context, w, h, blur);
    for (let i = 0; i < 7; i++) glow(context, ((i + 0.5) / 7) * w, h * 0.99, w * 0.14, '#ffdc98', foot);
    glow(context, w * 0.5, h, w * 0.9, '#ffc878', foot * 0.5);
  });
}

function drawPelmet(
  context: SKRSContext2D,
  w: number,
  h: number,
  cloth: readonly [string, string, string],
  cord: string,
): void {
  const swags = 5;
  for (let k = 0; k < swags; k++) {
    const left = (k / swags) * w;
    const right = ((k + 1) / swags) * w;
    cutPaper(context, cloth[0], w * 0.014, (c) => {
      c.moveTo(left - w * 0.01, -h * 0.02);
      c.lineTo(right + w * 0.01, -h * 0.02);
      c.lineTo(right + w * 0.01, h * 0.045);
      c.quadraticCurveTo((left + right) / 2, h * 0.13, left - w * 0.01, h * 0.045);
      c.closePath();
    });
    for (let row = 0; row < 4; row++) {
      context.strokeStyle = row % 2 === 0 ? cssOfHex(cloth[2], 0.6) : cssOfHex(cloth[1], 0.55);
      context.lineWidth = h * 0.007;
      context.beginPath();
      context.moveTo(left, h * (0.004 + row * 0.01));
      context.quadraticCurveTo((left + right) / 2, h * (0.05 + row * 0.022), right, h * (0.004 + row * 0.01));
      context.stroke();
    }
    context.strokeStyle = cord;
    context.lineWidth = h * 0.008;
    context.beginPath();
    context.moveTo(left, h * 0.045);
    context.quadraticCurveTo((left + right) / 2, h * 0.13, right, h * 0.045);
    context.stroke();
  }
}
