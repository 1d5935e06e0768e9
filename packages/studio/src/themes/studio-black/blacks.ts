import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layCard } from '../../scenes/lay-card.ts';
import { write } from '../../scenes/lettering.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { tabletop } from '../../scenes/tabletop.ts';
import { metal } from './gold.ts';

/** Smoke lit from behind. */
function smoke(name: string, ground: readonly [string, string], light: string, at: readonly [number, number]): Scene {
  return painted(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, ground[0]],
      [1, ground[1]],
    ]);
    glow(context, at[0] * w, at[1] * h, w * 0.75, light, 0.9);
    for (let i = 0; i < 26; i++) {
      glow(
        context,
        (at[0] + (random() - 0.5) * 1.1) * w,
        (at[1] + (random() - 0.3) * 0.8) * h,
        w * (0.1 + random() * 0.22),
        light,
        0.1 + random() * 0.12,
      );
    }
    texture(context, w, h, { opacity: 0.8, scale: [0.9, 0.6], blend: 'overlay' }, random);
    texture(context, w, h, { opacity: 0.6, scale: [1.7, 0.5], blend: 'multiply' }, random);
    defocus(context, w, h, 0.007);
  });
}

/** A cone of light from above and its pool on the floor. */
const SPOT = painted('spot', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#050506'],
    [0.75, '#0b0b0d'],
    [1, '#131214'],
  ]);
  fillPolygon(
    context,
    [
      [w * 0.49, -h * 0.02],
      [w * 0.56, -h * 0.02],
      [w * 1.02, h * 0.96],
      [w * 0.04, h * 0.96],
    ],
    'rgba(255,226,170,0.4)',
  );
  context.fillStyle = 'rgba(255,224,168,0.55)';
  context.beginPath();
  context.ellipse(w * 0.53, h * 0.95, w * 0.5, h * 0.07, 0, 0, 7);
  context.fill();
  defocus(context, w, h, 0.02);
  texture(context, w, h, { opacity: 0.3, scale: [0.8, 0.6] }, random);
  glow(context, w * 0.525, 0, w * 0.3, '#fff2d0', 0.9);
});

/** Upright tubes of warm light at different depths, on a floor that mirrors them. */
const TUBES = painted('tubes', (context, w, h) => {
  context.fillStyle = '#060607';
  context.fillRect(0, 0, w, h);
  for (const [x, top, foot, width] of [
    [0.07, -0.02, 0.8, 0.018],
    [0.24, 0.1, 0.74, 0.012],
    [0.38, 0.18, 0.7, 0.008],
    [0.52, 0.14, 0.71, 0.009],
    [0.94, -0.02, 0.82, 0.02],
    [0.8, 0.06, 0.76, 0.013],
  ] as const) {
    glow(context, x * w, ((top + foot) / 2) * h, w * 0.2, '#ffae42', 0.28);
    const tube = context.createLinearGradient((x - width) * w, 0, (x + width) * w, 0);
    tube.addColorStop(0, 'rgba(255,170,60,0)');
    tube.addColorStop(0.5, '#fff2cf');
    tube.addColorStop(1, 'rgba(255,170,60,0)');
    context.fillStyle = tube;
    context.fillRect((x - width) * w, top * h, width * 2 * w, (foot - top) * h);
    context.globalAlpha = 0.3;
    context.fillRect((x - width) * w, foot * h, width * 2 * w, (foot - top) * h * 0.5);
    context.globalAlpha = 1;
  }
  defocus(context, w, h, 0.003);
});

/** Gold lights far out of focus. */
const LIGHTS = painted('lights', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.5, 0.4, 1],
    [
      [0, '#33230d'],
      [1, '#070504'],
    ],
  );
  const gold = ['#ffd27a', '#ffb347', '#fff0c0', '#e89a2e'];
  scatterBokeh(context, w, h, { count: 60, colours: gold, radius: [0.015, 0.075], opacity: 0.6 }, random);
});

/** A card of black board with gold edges; the photo's place is in its middle. */
export const INVITATION: Scene = tabletop('invitation', ['#7a1424', '#33060e'], [1.2, 0.9], (context, w, h) => {
  layCard(context, { x: w * 0.5, y: h * 0.5, width: w * 0.82, height: h * 0.88, angle: -3 }, '#101012', (cw, ch) => {
    context.strokeStyle = metal(context, 0, 0, cw, ch);
    for (const [inset, width] of [
      [0.03, 0.008],
      [0.048, 0.003],
    ] as const) {
      context.lineWidth = cw * width;
      context.strokeRect(cw * inset, cw * inset, cw * (1 - 2 * inset), ch - cw * 2 * inset);
    }
    const middle = { x: cw / 2, align: 'center', colour: '#e8c46a' } as const;
    write(context, '邀 请 函', { ...middle, y: ch * 0.13, size: ch * 0.055, font: 'serif', weight: 900, spacing: 0.1 });
    write(context, 'INVITATION', { ...middle, y: ch * 0.165, size: ch * 0.018, weight: 400, spacing: 0.7 });
    write(context, '今夜，敬请光临', {
      ...middle,
      y: ch * 0.89,
      size: ch * 0.026,
      font: 'serif',
      weight: 400,
      spacing: 0.2,
    });
    write(context, '2026 · 12 · 31', { ...middle, y: ch * 0.93, size: ch * 0.018, weight: 400, spacing: 0.3 });
  });
});

/** Champagne-coloured paper, the bright ground among the dark ones. */
const plain = (bright: string, middle: string, edge: string): Scene => ({
  kind: 'backdrop',
  colours: [bright, middle, edge],
  mottle: 0.16,
});

export const BLACKS = {
  goldSmoke: smoke('gold-smoke', ['#0a0704', '#020202'], '#c9852c', [0.62, 0.3]),
  paleSmoke: smoke('pale-smoke', ['#101114', '#050506'], '#8d939c', [0.3, 0.35]),
  spot: SPOT,
  tubes: TUBES,
  lights: LIGHTS,
  pure: plain('#141414', '#0a0a0a', '#030303'),
  champagne: plain('#ead9b6', '#cfb583', '#86683a'),
  sand: plain('#f6e9c8', '#e2c88f', '#b08a48'),
  wine: plain('#4a1018', '#25070b', '#080203'),
} as const;
