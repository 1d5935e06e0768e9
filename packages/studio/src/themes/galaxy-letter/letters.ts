import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { paintNightSky } from './skies.ts';
import { DIPPER, drawWonder, ORION } from './wonders.ts';

/** An airmail envelope: striped border, stamps, postmark. */
export const ENVELOPE: Scene = painted('envelope', (context, w, h, random) => {
  fillDown(
    context,
    w,
    h,
    [
      [0, '#f2e8d2'],
      [1, '#dccba8'],
    ],
    0.3,
  );
  texture(context, w, h, { opacity: 0.35, scale: [0.7, 0.5] }, random);
  const edge = w * 0.045;
  context.save();
  context.beginPath();
  context.rect(0, 0, w, h);
  context.rect(edge, edge, w - 2 * edge, h - 2 * edge);
  context.clip('evenodd');
  for (let k = -2; k * edge < w + h; k++) {
    const x = k * edge * 1.25;
    fillPolygon(
      context,
      [
        [x, 0],
        [x + edge * 0.7, 0],
        [x + edge * 0.7 - h, h],
        [x - h, h],
      ],
      k % 2 === 0 ? '#c8323c' : '#24488c',
    );
  }
  context.restore();
  drawStamp(context, w * 0.87, h * 0.13, w * 0.16, 1, random);
  drawStamp(context, w * 0.84, h * 0.33, w * 0.14, 2, random);
  context.strokeStyle = 'rgba(30,34,60,0.6)';
  context.lineWidth = w * 0.005;
  for (const radius of [0.1, 0.078]) {
    context.beginPath();
    context.arc(w * 0.76, h * 0.22, w * radius, 0, Math.PI * 2);
    context.stroke();
  }
  for (let k = 0; k < 5; k++) {
    context.beginPath();
    for (let u = 0; u <= 1.001; u += 0.05)
      context.lineTo(w * (0.5 + u * 0.24), h * (0.19 + k * 0.016) + Math.sin(u * 14) * h * 0.004);
    context.stroke();
  }
  context.strokeStyle = 'rgba(60,50,70,0.5)';
  context.lineWidth = w * 0.003;
  for (let k = 0; k < 6; k++) {
    context.beginPath();
    context.moveTo(w * 0.1, h * (0.6 + k * 0.055));
    for (let u = 0.1; u < 0.34 - 0.02 * k; u += 0.006)
      context.lineTo(w * u, h * (0.6 + k * 0.055) + (random() - 0.5) * h * 0.014);
    context.stroke();
  }
});

/** A stamp with a small night sky; its edge is perforated. */
function drawStamp(context: SKRSContext2D, x: number, y: number, wide: number, motif: 1 | 2, random: Random): void {
  const tall = wide * 1.25;
  context.save();
  context.translate(x - wide / 2, y - tall / 2);
  context.shadowColor = 'rgba(60,40,20,0.45)';
  context.shadowBlur = wide * 0.06;
  context.fillStyle = '#fbf6ea';
  context.fillRect(0, 0, wide, tall);
  context.shadowColor = 'rgba(0,0,0,0)';
  context.fillStyle = '#e4d6b6';
  const step = wide / 9;
  for (let k = 0; k <= 9; k++) {
    for (const [px, py] of [
      [k * step, 0],
      [k * step, tall],
      [0, k * step * 1.25],
      [wide, k * step * 1.25],
    ] as const) {
      context.beginPath();
      context.arc(px, py, step * 0.28, 0, Math.PI * 2);
      context.fill();
    }
  }
  const inset = wide * 0.1;
  context.beginPath();
  context.rect(inset, inset, wide - 2 * inset, tall - 2 * inset);
  context.clip();
  context.translate(inset, inset);
  const inner = wide - 2 * inset;
  const deep = tall - 2 * inset;
  const clouds = motif === 1 ? ['#c05ad8', '#5a7aff'] : ['#26c5c0', '#3a7ae0'];
  context.fillStyle = '#0e1438';
  context.fillRect(0, 0, inner, deep);
  for (const cloud of clouds) {
    context.fillStyle = cssOfHex(cloud, 0.45);
    context.beginPath();
    context.ellipse(inner * random(), deep * random(), inner * 0.6, deep * 0.2, -0.6, 0, Math.PI * 2);
    context.fill();
  }
  if (motif === 1)
    drawWonder(
      context,
      inner,
      deep,
      { kind: 'planet', x: 0.5, y: 0.48, size: 0.24, colours: ['#ffe8c0', '#d8a868', '#4a2c2a'], ring: '#e8cc98' },
      random,
    );
  else drawWonder(context, inner, deep, { kind: 'moon', x: 0.5, y: 0.45, size: 0.3 }, random);
  context.restore();
}

/** A star chart on dark blue paper. */
export const CHART: Scene = painted('chart', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.4, 0.35, 1.3],
    [
      [0, '#1c3a6c'],
      [1, '#0a1630'],
    ],
  );
  texture(context, w, h, { opacity: 0.3, scale: [0.6, 0.45] }, random);
  context.strokeStyle = 'rgba(190,215,255,0.32)';
  context.lineWidth = w * 0.0022;
  for (let k = 1; k < 9; k++) {
    context.beginPath();
    context.arc(w * 0.5, h * 0.5, w * 0.1 * k, 0, Math.PI * 2);
    context.stroke();
  }
  for (let k = 0; k < 12; k++) {
    const angle = (k / 12) * Math.PI * 2;
    context.beginPath();
    context.moveTo(w * 0.5, h * 0.5);
    context.lineTo(w * 0.5 + Math.cos(angle) * h, h * 0.5 + Math.sin(angle) * h);
    context.stroke();
  }
  for (let i = 0; i < 240; i++) {
    context.fillStyle = cssOfHex('#f4f0dc', 0.5 + random() * 0.5);
    context.beginPath();
    context.arc(random() * w, random() * h, w * (0.001 + random() ** 5 * 0.005), 0, Math.PI * 2);
    context.fill();
  }
  drawWonder(
    context,
    w,
    h,
    { kind: 'constellation', x: 0.14, y: 0.9, size: 0.3, points: ORION, colour: '#f4e4b0' },
    random,
  );
  drawWonder(
    context,
    w,
    h,
    { kind: 'constellation', x: 0.8, y: 0.08, size: 0.34, points: DIPPER, colour: '#f4e4b0' },
    random,
  );
});

/** A big stamp seen from near: paper rim, night sky inside. */
export const STAMP: Scene = painted('stamp', (context, w, h, random) => {
  paintNightSky(context, w, h, random, {
    name: 'stamp-sky',
    sky: ['#14215c', '#4a3c8c', '#c07a9c'],
    clouds: ['#8a7aff', '#ff9ac0', '#5ac0ff'],
    strength: 0.55,
    wonders: [
      { kind: 'planet', x: 0.5, y: 0.36, size: 0.33, colours: ['#fff0d0', '#f0b070', '#a04a4a'], ring: '#ffe0b0' },
      { kind: 'comet', x: 0.12, y: 0.2, size: 0.3, angle: -0.6 },
    ],
  });
});
