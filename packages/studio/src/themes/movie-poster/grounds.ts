import { pick } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** A planet's rim of light over black, with stars. */
const ORBIT = painted('orbit', (context, w, h, random) => {
  context.fillStyle = '#03050c';
  context.fillRect(0, 0, w, h);
  for (let i = 0; i < 260; i++) {
    context.fillStyle = cssOfHex(pick(random, ['#ffffff', '#c8dcff', '#ffe8c8']), 0.2 + random() * 0.8);
    context.beginPath();
    context.arc(random() * w, random() * h * 0.7, w * (0.0006 + random() ** 5 * 0.003), 0, 7);
    context.fill();
  }
  const [x, y, r] = [w * 0.5, h * 1.25, w * 1.05];
  glow(context, x, h * 0.48, w * 0.6, '#4a9aff', 0.55);
  const planet = context.createRadialGradient(x, y, r * 0.86, x, y, r * 1.04);
  planet.addColorStop(0, '#050a18');
  planet.addColorStop(0.7, '#123a78');
  planet.addColorStop(0.86, '#9ad4ff');
  planet.addColorStop(0.92, 'rgba(90,160,255,0.6)');
  planet.addColorStop(1, 'rgba(40,100,220,0)');
  context.fillStyle = planet;
  context.beginPath();
  context.arc(x, y, r * 1.04, 0, 7);
  context.fill();
});

/** Mountains of ink behind one another, a red sun, birds. */
const WUXIA = painted('wuxia', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#e8e0cc'],
    [0.6, '#d4cab0'],
    [1, '#b8ae94'],
  ]);
  context.fillStyle = '#c8281e';
  context.beginPath();
  context.arc(w * 0.74, h * 0.22, w * 0.13, 0, 7);
  context.fill();
  ['#a8aa9c', '#7a8078', '#4a524e', '#252a2a'].forEach((colour, row) => {
    const ridge: [number, number][] = [[0, h]];
    for (let k = 0; k <= 40; k++) {
      const u = k / 40;
      const peak = Math.abs(Math.sin(u * (5 + row * 2) + row * 1.7)) ** 0.7;
      ridge.push([u * w, h * (0.52 + row * 0.12 - peak * 0.2 + (random() - 0.5) * 0.02)]);
    }
    fillPolygon(context, [...ridge, [w, h]], colour);
    const mist = context.createLinearGradient(0, h * (0.5 + row * 0.12), 0, h * (0.64 + row * 0.12));
    mist.addColorStop(0, 'rgba(232,224,204,0)');
    mist.addColorStop(1, 'rgba(232,224,204,0.6)');
    context.fillStyle = mist;
    context.fillRect(0, h * (0.5 + row * 0.12), w, h * 0.14);
  });
  context.strokeStyle = '#2a2a2a';
  context.lineWidth = w * 0.004;
  for (let i = 0; i < 6; i++) {
    const [x, y] = [w * (0.1 + random() * 0.4), h * (0.1 + random() * 0.16)];
    context.beginPath();
    context.moveTo(x - w * 0.022, y - w * 0.01);
    context.quadraticCurveTo(x - w * 0.008, y - w * 0.012, x, y);
    context.quadraticCurveTo(x + w * 0.008, y - w * 0.012, x + w * 0.022, y - w * 0.01);
    context.stroke();
  }
  texture(context, w, h, { opacity: 0.35, scale: [0.7, 0.5] }, random);
  defocus(context, w, h, 0.0016);
});

/** Rings of two colours that pull the eye in. */
function rings(name: string, colours: readonly [string, string], at: readonly [number, number]): Scene {
  return painted(name, (context, w, h, random) => {
    context.fillStyle = colours[0];
    context.fillRect(0, 0, w, h);
    for (let i = 14; i > 0; i--) {
      context.fillStyle = colours[i % 2] ?? colours[0];
      context.beginPath();
      context.arc(at[0] * w, at[1] * h, (i * w) / 11, 0, 7);
      context.fill();
    }
    texture(context, w, h, { opacity: 0.25, scale: [0.4, 0.3] }, random);
  });
}

/** A wall of paper in one colour, worn at its folds. */
export function folded(name: string, paper: string): Scene {
  return painted(name, (context, w, h, random) => {
    context.fillStyle = paper;
    context.fillRect(0, 0, w, h);
    texture(context, w, h, { opacity: 0.4, scale: [0.5, 0.4] }, random);
    for (const at of [0.25, 0.5, 0.75]) {
      context.fillStyle = 'rgba(255,255,255,0.22)';
      context.fillRect(0, at * h, w, 1.5);
      context.fillStyle = 'rgba(0,0,0,0.1)';
      context.fillRect(0, at * h + 1.5, w, 2);
    }
    context.fillStyle = 'rgba(255,255,255,0.18)';
    context.fillRect(w * 0.5, 0, 1.5, h);
  });
}

/** A diagonal of two flat colours for comedies and crooks. */
export function slash(name: string, first: string, second: string): Scene {
  return painted(name, (context, w, h, random) => {
    context.fillStyle = first;
    context.fillRect(0, 0, w, h);
    fillPolygon(
      context,
      [
        [0, h * 0.72],
        [w, h * 0.3],
        [w, h],
        [0, h],
      ],
      second,
    );
    texture(context, w, h, { opacity: 0.25, scale: [0.5, 0.4] }, random);
  });
}

/** Deep water with light from above. */
const DEEP = painted('deep', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#7fd8e0'],
    [0.3, '#1f8aa8'],
    [0.7, '#0a3a5c'],
    [1, '#031424'],
  ]);
  for (let i = 0; i < 9; i++) {
    const x = w * (0.1 + i * 0.1 + random() * 0.05);
    fillPolygon(
      context,
      [
        [x, 0],
        [x + w * 0.03, 0],
        [x + w * (0.12 + (i - 4) * 0.06), h * 0.75],
        [x + w * (0.02 + (i - 4) * 0.06), h * 0.75],
      ],
      'rgba(220,250,255,0.12)',
    );
  }
  defocus(context, w, h, 0.008);
  for (let i = 0; i < 50; i++) {
    context.strokeStyle = `rgba(220,250,255,${(0.15 + random() * 0.4).toFixed(2)})`;
    context.lineWidth = 1.4;
    context.beginPath();
    context.arc(random() * w, random() * h, w * (0.002 + random() ** 3 * 0.02), 0, 7);
    context.stroke();
  }
});

export const GROUNDS = {
  orbit: ORBIT,
  wuxia: WUXIA,
  deep: DEEP,
  vertigo: rings('vertigo', ['#e8542a', '#f4e4c8'], [0.5, 0.42]),
  hypnosis: rings('hypnosis', ['#101014', '#d8c83a'], [0.42, 0.45]),
} as const;
