import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** A hall of pale stone: slats, a lit desk, a polished floor. */
const LOBBY = painted('lobby', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#e6d9c6'],
    [0.68, '#c2ac90'],
    [1, '#a08a6f'],
  ]);
  texture(context, w, h, { opacity: 0.45, scale: [1.1, 0.5], blend: 'soft-light' }, random);
  context.fillStyle = '#7d5634';
  for (let x = 0.46; x < 1.02; x += 0.034) context.fillRect(x * w, h * 0.06, w * 0.019, h * 0.56);
  context.fillStyle = '#efe6d8';
  context.fillRect(w * 0.02, 0, w * 0.13, h * 0.7);
  context.fillStyle = 'rgba(80,58,38,0.5)';
  context.fillRect(w * 0.15, 0, w * 0.03, h * 0.7);
  context.fillStyle = '#fffaf0';
  context.fillRect(0, h * 0.04, w, h * 0.014);
  const floor = context.createLinearGradient(0, h * 0.66, 0, h);
  floor.addColorStop(0, '#cbbba4');
  floor.addColorStop(1, '#efe6d9');
  context.fillStyle = floor;
  context.fillRect(0, h * 0.68, w, h * 0.34);
  context.fillStyle = '#5a3f2a';
  context.fillRect(w * 0.4, h * 0.56, w * 0.62, h * 0.15);
  context.fillStyle = '#ffe6bd';
  context.fillRect(w * 0.4, h * 0.69, w * 0.62, h * 0.012);
  context.fillStyle = 'rgba(120,90,60,0.3)';
  context.fillRect(w * 0.4, h * 0.71, w * 0.62, h * 0.12);
  plant(context, w * 0.29, h * 0.7, h * 0.3, random);
  glow(context, w * 0.7, h * 0.68, w * 0.5, '#ffdca4', 0.5);
  for (const x of [0.3, 0.62, 0.94]) glow(context, x * w, h * 0.05, w * 0.3, '#fff6e4', 0.6);
  defocus(context, w, h, 0.0065);
});

function plant(context: SKRSContext2D, x: number, y: number, tall: number, random: Random): void {
  for (let i = 0; i < 26; i++) {
    const angle = -Math.PI / 2 + (random() - 0.5) * 2.2;
    const length = tall * (0.45 + random() * 0.5);
    context.strokeStyle = pick(random, ['#3f6b45', '#2c5236', '#5b8a56', '#23452f']);
    context.lineWidth = tall * (0.03 + random() * 0.03);
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x, y - tall * 0.2);
    context.quadraticCurveTo(
      x + Math.cos(angle) * length * 0.4,
      y - tall * 0.5,
      x + Math.cos(angle) * length,
      y + Math.sin(angle) * length,
    );
    context.stroke();
  }
  context.fillStyle = '#ece7df';
  context.fillRect(x - tall * 0.12, y - tall * 0.22, tall * 0.24, tall * 0.24);
}

/** A corridor between glass rooms that runs to a bright end. */
const CORRIDOR = painted('corridor', (context, w, h, random) => {
  const vx = w * 0.68;
  const vy = h * 0.42;
  fillDown(context, w, h, [
    [0, '#cfd6dc'],
    [1, '#8d979f'],
  ]);
  const wall = (x: number, colour: string): void =>
    fillPolygon(
      context,
      [
        [x, -h * 0.3],
        [vx, vy],
        [x, h * 1.3],
      ],
      colour,
    );
  wall(-w * 0.1, '#9fb3c1');
  wall(w * 1.1, '#5d6871');
  for (let i = 1; i < 9; i++) {
    const t = 1 - 1 / (1 + i * 0.42);
    for (const x0 of [-w * 0.1, w * 1.1]) {
      const x = x0 + (vx - x0) * t;
      const top = -h * 0.3 + (vy + h * 0.3) * t;
      const foot = h * 1.3 + (vy - h * 1.3) * t;
      context.fillStyle = x0 < 0 ? '#33424d' : '#333b42';
      context.fillRect(x, top, w * 0.018 * (1 - t) + 1, foot - top);
      if (x0 < 0 && random() < 0.8) {
        context.fillStyle = cssOfHex(pick(random, ['#ffffff', '#e8f2f8', '#d4e4ee']), 0.5);
        context.fillRect(x + w * 0.02, top + (foot - top) * 0.2, w * 0.14 * (1 - t), (foot - top) * 0.4);
      }
    }
    context.fillStyle = '#ffffff';
    const y = -h * 0.12 + (vy + h * 0.12) * t;
    context.fillRect(vx + (w * 0.3 - vx) * (1 - t), y, w * 0.4 * (1 - t), h * 0.022 * (1 - t) + 1);
  }
  glow(context, vx, vy, w * 0.5, '#ffffff', 0.95);
  defocus(context, w, h, 0.007);
});

/** A stage: a wide screen of light, beams from above, a dark foot. */
const STAGE = painted('stage', (context, w, h) => {
  fillDown(context, w, h, [
    [0, '#04060f'],
    [0.5, '#0c1d4a'],
    [1, '#03050c'],
  ]);
  const screen = context.createLinearGradient(0, h * 0.12, w, h * 0.6);
  screen.addColorStop(0, '#1b4fd8');
  screen.addColorStop(0.5, '#5a8cff');
  screen.addColorStop(1, '#7b3fe0');
  context.fillStyle = screen;
  context.fillRect(w * 0.05, h * 0.1, w * 0.9, h * 0.52);
  context.lineWidth = w * 0.014;
  for (let i = 0; i < 6; i++) {
    context.strokeStyle = cssOfHex('#c4dcff', 0.34 - i * 0.045);
    context.beginPath();
    context.arc(w * 0.8, h * 0.62, w * (0.14 + i * 0.13), Math.PI, Math.PI * 2);
    context.stroke();
  }
  defocus(context, w, h, 0.007);
  for (const x of [0.12, 0.38, 0.64, 0.9]) {
    glow(context, x * w, 0, w * 0.26, '#cfe0ff', 0.9);
    const beam = context.createLinearGradient(0, 0, 0, h * 0.7);
    beam.addColorStop(0, 'rgba(200,220,255,0.35)');
    beam.addColorStop(1, 'rgba(200,220,255,0)');
    fillPolygon(
      context,
      [
        [(x - 0.01) * w, 0],
        [(x + 0.01) * w, 0],
        [(x + 0.13) * w, h * 0.7],
        [(x - 0.13) * w, h * 0.7],
      ],
      'rgba(0,0,0,0)',
    );
    context.fillStyle = beam;
    context.fill();
  }
  context.fillStyle = '#02040a';
  context.fillRect(0, h * 0.8, w, h * 0.2);
  defocus(context, w, h, 0.006);
});

export const HALLS = { lobby: LOBBY, corridor: CORRIDOR, stage: STAGE } as const;
