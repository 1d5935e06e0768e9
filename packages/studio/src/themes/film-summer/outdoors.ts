import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { scatterBokeh } from '../../scenes/brushes/bokeh.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/layer.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** A tower of summer cloud: bright heaps with blue-grey undersides. */
function cumulus(context: SKRSContext2D, x: number, y: number, size: number, random: Random): void {
  for (const [shift, colour, opacity] of [
    [0.16, '#9fc0dc', 0.5],
    [0, '#ffffff', 0.85],
  ] as const) {
    for (let i = 0; i < 34; i++) {
      const u = random() * 2 - 1;
      const rise = random() * (1 - Math.abs(u)) * 1.1;
      const r = size * (0.16 + random() * 0.2) * (1.15 - Math.abs(u) * 0.6);
      context.fillStyle = cssOfHex(colour, opacity);
      context.beginPath();
      context.arc(x + u * size, y - rise * size + shift * size, r, 0, 7);
      context.fill();
    }
  }
}

function summerSky(context: SKRSContext2D, w: number, h: number, horizon: number): void {
  fillDown(context, w, h, [
    [0, '#1f7fd0'],
    [horizon * 0.6, '#6fbcec'],
    [horizon, '#d4eef8'],
    [1, '#d4eef8'],
  ]);
}

/** A pool at noon: tiles, lane lines and nets of light. */
const POOL = painted('pool', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#bfeaf2'],
    [0.2, '#3fc0d8'],
    [1, '#0a86b8'],
  ]);
  for (let i = 0; i < 130; i++) {
    const t = random();
    const y = h * (0.14 + t * 0.86);
    const size = w * (0.03 + t * 0.12);
    context.strokeStyle = cssOfHex('#e8ffff', 0.16 + random() * 0.3);
    context.lineWidth = w * (0.003 + t * 0.006);
    context.beginPath();
    context.ellipse(random() * w, y, size, size * 0.4, random() * 0.6 - 0.3, random() * 3, 3 + random() * 3.3);
    context.stroke();
  }
  for (const [x, foot] of [
    [0.3, -0.3],
    [0.52, 0.5],
    [0.74, 1.3],
  ] as const) {
    for (let k = 0; k < 16; k++) {
      const t = k / 16;
      context.fillStyle = k % 2 === 0 ? '#f4f6f2' : '#e8503c';
      context.beginPath();
      context.arc((x + (foot - x) * t * t) * w, h * (0.16 + t * t * 0.9), w * (0.006 + t * 0.025), 0, 7);
      context.fill();
    }
  }
  context.fillStyle = '#f4efe4';
  context.fillRect(0, 0, w, h * 0.14);
  context.fillStyle = '#4fa8c0';
  context.fillRect(0, h * 0.125, w, h * 0.02);
  defocus(context, w, h, 0.0055);
});

/** The road by the sea: a rail, the cycle lane and a heap of cloud. */
const COAST_ROAD = painted('coast-road', (context, w, h, random) => {
  summerSky(context, w, h, 0.52);
  cumulus(context, w * 0.72, h * 0.44, w * 0.3, random);
  cumulus(context, w * 0.12, h * 0.48, w * 0.16, random);
  const sea = context.createLinearGradient(0, h * 0.5, 0, h * 0.68);
  sea.addColorStop(0, '#2f8fc4');
  sea.addColorStop(1, '#5fc0d4');
  context.fillStyle = sea;
  context.fillRect(0, h * 0.5, w, h * 0.2);
  context.fillStyle = '#b9b4a6';
  context.fillRect(0, h * 0.68, w, h * 0.32);
  fillPolygon(
    context,
    [
      [w * 0.3, h * 0.7],
      [w * 0.42, h * 0.7],
      [w * 0.95, h],
      [w * 0.1, h],
    ],
    '#3f7fae',
  );
  context.fillStyle = '#f6f6f0';
  context.fillRect(0, h * 0.6, w, h * 0.016);
  context.fillRect(0, h * 0.645, w, h * 0.01);
  for (let x = 0.04; x < 1; x += 0.16) context.fillRect(x * w, h * 0.6, w * 0.018, h * 0.1);
  defocus(context, w, h, 0.0055);
});

/** Sunflowers to the horizon. */
const SUNFLOWERS = painted('sunflowers', (context, w, h, random) => {
  summerSky(context, w, h, 0.46);
  cumulus(context, w * 0.22, h * 0.4, w * 0.22, random);
  context.fillStyle = '#5f8a34';
  context.fillRect(0, h * 0.45, w, h * 0.55);
  for (let i = 0; i < 170; i++) {
    const t = (i / 170) ** 1.3;
    const x = random() * w;
    const y = h * (0.46 + t * 0.55);
    const r = w * (0.008 + t * 0.05);
    context.fillStyle = pick(random, ['#4a7a2a', '#6a9a3a', '#3a6422']);
    context.fillRect(x - r * 0.2, y, r * 0.4, r * 2.6);
    for (let petal = 0; petal < 9; petal++) {
      context.fillStyle = pick(random, ['#ffcf24', '#f7b414', '#ffe05a']);
      context.beginPath();
      context.ellipse(
        x + Math.cos(petal * 0.7) * r * 0.7,
        y + Math.sin(petal * 0.7) * r * 0.7,
        r * 0.5,
        r * 0.3,
        petal * 0.7,
        0,
        7,
      );
      context.fill();
    }
    context.fillStyle = '#6a3f1a';
    context.beginPath();
    context.arc(x, y, r * 0.45, 0, 7);
    context.fill();
  }
  defocus(context, w, h, 0.0065);
});

/** A court in green and red with white lines behind a wire fence. */
const COURT = painted('court', (context, w, h) => {
  fillDown(context, w, h, [
    [0, '#8fc4e0'],
    [0.3, '#dcecee'],
    [0.34, '#3a6a44'],
    [0.5, '#4f8a54'],
  ]);
  context.fillStyle = '#c8583a';
  context.fillRect(0, h * 0.52, w, h * 0.48);
  context.fillStyle = '#2f8a6a';
  fillPolygon(
    context,
    [
      [w * 0.2, h * 0.58],
      [w * 0.95, h * 0.58],
      [w * 1.3, h],
      [-w * 0.25, h],
    ],
    '#2f8a6a',
  );
  context.strokeStyle = '#f6f4ea';
  context.lineWidth = w * 0.012;
  context.beginPath();
  context.moveTo(w * 0.3, h * 0.6);
  context.lineTo(w * 0.05, h);
  context.moveTo(w * 0.22, h * 0.7);
  context.lineTo(w * 1.1, h * 0.7);
  context.moveTo(w * 0.6, h * 0.58);
  context.lineTo(w * 0.62, h);
  context.stroke();
  context.strokeStyle = 'rgba(240,250,240,0.4)';
  context.lineWidth = w * 0.003;
  for (let i = -20; i < 40; i++) {
    context.beginPath();
    context.moveTo(i * w * 0.045, h * 0.1);
    context.lineTo(i * w * 0.045 + h * 0.42, h * 0.52);
    context.moveTo(i * w * 0.045 + h * 0.42, h * 0.1);
    context.lineTo(i * w * 0.045, h * 0.52);
    context.stroke();
  }
  defocus(context, w, h, 0.0055);
});

/** Fireworks over a river. */
const FIREWORKS = painted('fireworks', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#070b22'],
    [0.6, '#1c2450'],
    [0.72, '#2a2440'],
    [1, '#060612'],
  ]);
  for (const [x, y, r, colour] of [
    [0.24, 0.2, 0.24, '#ffb04a'],
    [0.74, 0.14, 0.2, '#ff6a8a'],
    [0.86, 0.4, 0.14, '#6ad0ff'],
    [0.1, 0.46, 0.12, '#c88aff'],
  ] as const) {
    glow(context, x * w, y * h, r * w * 1.5, colour, 0.4);
    for (let i = 0; i < 70; i++) {
      const a = random() * 6.3;
      const from = r * w * (0.25 + random() * 0.2);
      const to = r * w * (0.6 + random() * 0.45);
      context.strokeStyle = cssOfHex(colour, 0.4 + random() * 0.6);
      context.lineWidth = w * 0.004;
      context.beginPath();
      context.moveTo(x * w + Math.cos(a) * from, y * h + Math.sin(a) * from);
      context.lineTo(x * w + Math.cos(a) * to, y * h + Math.sin(a) * to + to * 0.08);
      context.stroke();
    }
  }
  defocus(context, w, h, 0.004);
  const lamps = { count: 26, colours: ['#ffd890', '#ff9a6a', '#ff6a8a'], radius: [0.008, 0.03] as const, opacity: 0.7 };
  scatterBokeh(context, w, h, { ...lamps, area: [0, 0.66, 1, 0.8] }, random);
});

/** The bank of a river when the sun goes: tall grass against gold. */
const RIVERBANK = painted('riverbank', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#e89a6a'],
    [0.4, '#ffce8a'],
    [0.56, '#fff0c8'],
    [0.6, '#c89a5a'],
    [1, '#5a4a24'],
  ]);
  texture(context, w, h, { opacity: 0.4, scale: [2, 0.4], until: 0.56 }, random);
  glow(context, w * 0.75, h * 0.48, w * 0.8, '#fff3d0', 0.9);
  for (let i = 0; i < 190; i++) {
    const x = random() * w;
    const tall = h * (0.1 + random() * 0.28);
    context.strokeStyle = cssOfHex(pick(random, ['#8a7a3a', '#c8a04a', '#5a5a28', '#e8c46a']), 0.8);
    context.lineWidth = w * (0.003 + random() * 0.007);
    context.beginPath();
    context.moveTo(x, h);
    context.quadraticCurveTo(
      x + (random() - 0.5) * w * 0.08,
      h - tall * 0.6,
      x + (random() - 0.3) * w * 0.16,
      h - tall,
    );
    context.stroke();
  }
  defocus(context, w, h, 0.0075);
});

export const OUTDOORS = {
  pool: POOL,
  coastRoad: COAST_ROAD,
  sunflowers: SUNFLOWERS,
  court: COURT,
  fireworks: FIREWORKS,
  riverbank: RIVERBANK,
} as const;
