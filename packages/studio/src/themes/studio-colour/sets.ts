import type { SKRSContext2D } from '@napi-rs/canvas';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';

/** An arch with a lit reveal at its left, pixels. */
function arch(
  context: SKRSContext2D,
  place: readonly [x: number, y: number, width: number, height: number],
  colours: readonly [front: string, reveal: string],
): void {
  const [x, y, width, height] = place;
  for (const [shift, style] of [
    [0, colours[1]],
    [width * 0.12, colours[0]],
  ] as const) {
    context.fillStyle = style;
    context.beginPath();
    context.moveTo(x + shift, y + height);
    context.lineTo(x + shift, y + width / 2);
    context.arc(x + width / 2 + shift / 2, y + width / 2, (width - shift) / 2, Math.PI, 0);
    context.lineTo(x + width, y + height);
    context.fill();
  }
}

function ball(context: SKRSContext2D, x: number, y: number, r: number, colours: readonly [string, string]): void {
  const round = context.createRadialGradient(x - r * 0.4, y - r * 0.45, r * 0.1, x, y, r);
  round.addColorStop(0, colours[0]);
  round.addColorStop(1, colours[1]);
  context.fillStyle = 'rgba(60,40,40,0.22)';
  context.beginPath();
  context.ellipse(x + r * 0.5, y + r * 0.92, r * 1.1, r * 0.2, 0, 0, 7);
  context.fill();
  context.fillStyle = round;
  context.beginPath();
  context.arc(x, y, r, 0, 7);
  context.fill();
}

/** Arches, a step and balls in the dusty colours of a still life. */
const STILL_LIFE = painted('still-life', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#d9c3b4'],
    [0.7, '#cdb3a3'],
    [0.71, '#b79d8d'],
    [1, '#c9b2a2'],
  ]);
  arch(context, [w * 0.52, h * 0.12, w * 0.42, h * 0.6], ['#8f9f92', '#6c7d72']);
  arch(context, [w * 0.06, h * 0.26, w * 0.3, h * 0.46], ['#c98f7a', '#a66f5c']);
  context.fillStyle = '#e6d8c6';
  context.fillRect(w * 0.62, h * 0.64, w * 0.4, h * 0.1);
  context.fillStyle = '#cbb9a4';
  context.fillRect(w * 0.62, h * 0.72, w * 0.4, h * 0.04);
  ball(context, w * 0.84, h * 0.585, w * 0.085, ['#f2dfc4', '#b5906a']);
  ball(context, w * 0.47, h * 0.71, w * 0.05, ['#a9b8c4', '#64788a']);
  fillPolygon(
    context,
    [
      [w * 0.0, 0],
      [w * 0.2, 0],
      [w * 0.75, h],
      [w * 0.3, h],
    ],
    'rgba(255,246,230,0.14)',
  );
  texture(context, w, h, { opacity: 0.35, scale: [0.7, 0.5] }, random);
  defocus(context, w, h, 0.0032);
});

/** Broad stairs and a low sun of paper in a wide, empty room. */
const STAIRS = painted('stairs', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#b8c7cf'],
    [0.66, '#cfd6d4'],
    [1, '#e0d6cc'],
  ]);
  ball(context, w * 0.3, h * 0.28, w * 0.15, ['#f3d2bc', '#d99a80']);
  for (let i = 0; i < 7; i++) {
    const y = h * (0.44 + i * 0.06);
    context.fillStyle = ['#9fb0b8', '#a8b6bb', '#b3bebf', '#bec5c3', '#c8cbc6', '#d2d1ca', '#dbd6ce'][i] ?? '#dbd6ce';
    context.fillRect(w * (0.62 - i * 0.1), y, w, h);
    context.fillStyle = 'rgba(60,80,95,0.28)';
    context.fillRect(w * (0.62 - i * 0.1), y + h * 0.02, w * 0.012, h);
    context.fillStyle = 'rgba(255,255,255,0.4)';
    context.fillRect(w * (0.62 - i * 0.1), y, w, h * 0.005);
  }
  texture(context, w, h, { opacity: 0.3, scale: [0.9, 0.7] }, random);
  defocus(context, w, h, 0.003);
});

/** A white wall in the light of two filters that mix. */
function gels(name: string, left: string, right: string, ground: string): Scene {
  return painted(name, (context, w, h, random) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, w, h);
    glow(context, 0, h * 0.35, w * 1.15, left, 1);
    glow(context, w, h * 0.45, w * 1.15, right, 1);
    glow(context, w * 0.05, h * 0.3, w * 0.5, left, 0.6);
    glow(context, w * 0.95, h * 0.4, w * 0.5, right, 0.6);
    texture(context, w, h, { opacity: 0.25, scale: [0.8, 0.6] }, random);
  });
}

/** Folded paper, every fold with a bright and a dark side. */
const PLEATS = painted('pleats', (context, w, h, random) => {
  const count = 16;
  for (let i = 0; i < count; i++) {
    const x = (i / count) * w;
    const fold = context.createLinearGradient(x, 0, x + w / count, 0);
    fold.addColorStop(0, '#f4c6cf');
    fold.addColorStop(0.5, '#e59cac');
    fold.addColorStop(0.52, '#b8647c');
    fold.addColorStop(1, '#d98a9c');
    context.fillStyle = fold;
    context.fillRect(x, 0, w / count + 1, h);
  }
  texture(context, w, h, { opacity: 0.2, scale: [0.4, 0.3] }, random);
  glow(context, w * 0.2, h * 0.2, w * 0.8, '#fff0e8', 0.4);
  defocus(context, w, h, 0.0028);
});

export const SETS = {
  stillLife: STILL_LIFE,
  stairs: STAIRS,
  pleats: PLEATS,
  pinkBlue: gels('pink-blue', '#ff2d78', '#2a5cff', '#120822'),
  redGreen: gels('orange-teal', '#ff7a2a', '#00b8a8', '#101418'),
} as const;
