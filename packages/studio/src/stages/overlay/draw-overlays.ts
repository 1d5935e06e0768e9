import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { canvasOfPicture, type Picture, pictureOfCanvas } from '../../pixels/picture.ts';
import { createRandom } from '../../pixels/random.ts';
import { cssOfHex } from '../colour.ts';
import { drawCup, drawGlass, drawLeaves } from './foreground.ts';
import { drawFur } from './fur.ts';
import type { KeepClear, Overlay } from './overlay.ts';
import { scatterParticles } from './particles.ts';
import { drawGhosts, drawPrism } from './prism.ts';
import { drawBalloons, drawBubbles, drawFireworks, drawUmbrella } from './props.ts';
import { drawRainOnGlass } from './rain-on-glass.ts';
import { drawText } from './text.ts';

/** Draws overlays in order, in place. */
export function drawOverlays(picture: Picture, overlays: readonly Overlay[], clear: readonly KeepClear[]): void {
  if (overlays.length === 0) return;
  let canvas = canvasOfPicture(picture);
  for (const overlay of overlays) {
    if (overlay.kind === 'rain') {
      picture.data = pictureOfCanvas(canvas).data;
      drawRainOnGlass(picture, overlay.seed ?? 1, overlay.amount ?? 1, clear);
      canvas = canvasOfPicture(picture);
      continue;
    }
    const context = canvas.getContext('2d');
    context.save();
    drawOverlay(context, picture.widthPx, picture.heightPx, overlay, clear);
    context.restore();
  }
  picture.data = pictureOfCanvas(canvas).data;
}

type DrawnOverlay = Exclude<Overlay, { kind: 'rain' }>;

function drawOverlay(
  context: SKRSContext2D,
  w: number,
  h: number,
  overlay: DrawnOverlay,
  clear: readonly KeepClear[],
): void {
  switch (overlay.kind) {
    case 'snow':
      scatterParticles(
        context,
        w,
        h,
        {
          count: 190 * (overlay.amount ?? 1),
          colours: ['#ffffff'],
          radius: [0.001, 0.013, 5],
          opacity: [0.4, 0.9],
          blurFrom: 0.005,
          shape: 'disc',
          overFace: 0.35,
        },
        overlay.seed ?? 1,
        clear,
      );
      break;
    case 'petals':
      scatterParticles(
        context,
        w,
        h,
        {
          count: 36 * (overlay.amount ?? 1),
          colours: overlay.colours ?? ['#ffc2d4', '#ffdbe6', '#ff9fbd'],
          radius: [0.005, 0.03, 2.6],
          opacity: [0.6, 0.95],
          blurFrom: 0.013,
          shape: 'petal',
          overFace: 0,
        },
        overlay.seed ?? 1,
        clear,
      );
      break;
    case 'confetti':
      scatterParticles(
        context,
        w,
        h,
        {
          count: 90 * (overlay.amount ?? 1),
          colours: overlay.colours ?? ['#ff4d6d', '#ffd166', '#06d6a0', '#4cc9f0', '#f8f8f8'],
          radius: [0.004, 0.018, 2.4],
          opacity: [0.8, 1],
          blurFrom: 0.011,
          shape: 'strip',
          overFace: 0,
        },
        overlay.seed ?? 1,
        clear,
      );
      break;
    case 'bokeh':
      scatterParticles(
        context,
        w,
        h,
        {
          count: 16 * (overlay.amount ?? 1),
          colours: overlay.colours ?? ['#ffd27a', '#ffb347', '#fff0c0'],
          radius: [...(overlay.radius ?? [0.012, 0.06]), 1.4],
          opacity: [0.12, 0.34],
          blurFrom: 0.02,
          shape: 'disc',
          overFace: 0,
        },
        overlay.seed ?? 1,
        clear,
      );
      break;
    case 'sparks':
      drawSparks(context, w, h, overlay);
      break;
    case 'dust':
      drawDust(context, w, h, overlay.seed ?? 1, overlay.amount ?? 1);
      break;
    case 'streaks':
      drawStreaks(context, w, h, overlay);
      break;
    case 'leaves':
      drawLeaves(context, w, h, overlay, clear);
      break;
    case 'fur':
      drawFur(context, overlay, clear);
      break;
    case 'cup':
      drawCup(context, w, h, overlay.side ?? 'right');
      break;
    case 'balloons':
      drawBalloons(context, w, h, overlay, clear);
      break;
    case 'umbrella':
      drawUmbrella(context, w, h, overlay, clear);
      break;
    case 'fireworks':
      drawFireworks(context, w, h, overlay);
      break;
    case 'bubbles':
      drawBubbles(context, w, h, overlay, clear);
      break;
    case 'glass':
      drawGlass(context, w, h, overlay.strength ?? 1);
      break;
    case 'leak':
      drawLeak(context, w, h, overlay);
      break;
    case 'flare':
      drawFlare(context, w, h, overlay);
      break;
    case 'mist':
      drawMist(context, w, h, overlay);
      break;
    case 'prism':
      drawPrism(context, w, h, overlay.strength ?? 1);
      break;
    case 'ghosts':
      drawGhosts(context, w, h, overlay.shift ?? 0.2, overlay.strength ?? 0.6);
      break;
    case 'wash':
      context.globalCompositeOperation = overlay.blend ?? 'soft-light';
      context.fillStyle = cssOfHex(overlay.colour, overlay.strength ?? 0.5);
      context.fillRect(0, 0, w, h);
      break;
    case 'split':
      drawSplit(context, w, h, overlay);
      break;
    case 'line':
      context.fillStyle = cssOfHex(overlay.colour ?? '#ffffff', overlay.opacity ?? 1);
      context.fillRect(overlay.x * w, overlay.y * h, overlay.width * w, overlay.height * h);
      break;
    case 'border': {
      context.strokeStyle = cssOfHex(overlay.colour ?? '#ffffff', overlay.opacity ?? 1);
      context.lineWidth = overlay.width * h;
      const inset = overlay.inset * h;
      context.strokeRect(inset, inset, w - 2 * inset, h - 2 * inset);
      break;
    }
    case 'drawn':
      overlay.paint(context, w, h, createRandom(overlay.seed ?? 1));
      break;
    case 'text':
      drawText(context, w, h, overlay);
      break;
  }
}

type Of<K extends Overlay['kind']> = Extract<Overlay, { kind: K }>;

function drawSparks(context: SKRSContext2D, w: number, h: number, overlay: Of<'sparks'>): void {
  const random = createRandom((overlay.seed ?? 1) + 9);
  const from = overlay.from ?? 0.3;
  context.globalCompositeOperation = 'screen';
  for (let i = 0; i < 120 * (overlay.amount ?? 1); i++) {
    const x = random() * w;
    const y = (from + (1 - from) * random()) * h;
    const length = (0.002 + random() ** 3 * 0.014) * h;
    const angle = -1.2 + random() * 0.8;
    context.strokeStyle = cssOfHex(overlay.colour ?? '#ffb45a', 0.35 + random() * 0.6);
    context.lineWidth = (0.0008 + random() * 0.0016) * h;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
    context.stroke();
  }
}

function drawDust(context: SKRSContext2D, w: number, h: number, seed: number, amount: number): void {
  const random = createRandom(seed + 3);
  for (let i = 0; i < 60 * amount; i++) {
    context.strokeStyle = `rgba(255,250,235,${(0.12 + random() * 0.3).toFixed(3)})`;
    context.lineWidth = (0.0006 + random() * 0.001) * h;
    context.beginPath();
    const x = random() * w;
    const y = random() * h;
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + (random() - 0.5) * 24,
      y + (random() - 0.5) * 24,
      x + (random() - 0.5) * 30,
      y + random() * (random() < 0.08 ? h * 0.3 : 8),
    );
    context.stroke();
  }
}

function drawStreaks(context: SKRSContext2D, w: number, h: number, overlay: Of<'streaks'>): void {
  const random = createRandom((overlay.seed ?? 1) + 5);
  const angle = ((overlay.angle ?? 96) * Math.PI) / 180;
  context.globalCompositeOperation = 'screen';
  for (let i = 0; i < 260 * (overlay.amount ?? 1); i++) {
    const length = (0.01 + random() * 0.045) * h;
    const x = random() * w * 1.2 - w * 0.1;
    const y = random() * h;
    context.strokeStyle = cssOfHex(overlay.colour ?? '#cfe0ff', 0.08 + random() * 0.26);
    context.lineWidth = (0.0006 + random() * 0.0013) * h;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
    context.stroke();
  }
}

function drawLeak(context: SKRSContext2D, w: number, h: number, overlay: Of<'leak'>): void {
  const random = createRandom((overlay.seed ?? 1) + 2);
  const strength = overlay.strength ?? 0.9;
  const [first, second] = overlay.colours ?? ['#ff5a1a', '#ffc04a'];
  context.globalCompositeOperation = 'screen';
  const side = random() < 0.5 ? 0 : 1;
  blob(context, side * w * 1.1 - w * 0.05, h * (0.2 + 0.5 * random()), w * 0.5, h * 0.6, first, strength * 0.95);
  blob(context, (1 - side) * w * 1.04, h * (0.05 + random() * 0.2), w * 0.42, h * 0.3, second, strength * 0.75);
  blob(context, w * (0.3 + random() * 0.4), h * 1.05, w * 0.5, h * 0.16, first, strength * 0.5);
}

function blob(
  context: SKRSContext2D,
  x: number,
  y: number,
  rx: number,
  ry: number,
  hex: string,
  opacity: number,
): void {
  context.save();
  context.translate(x, y);
  context.scale(1, ry / rx);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, rx);
  gradient.addColorStop(0, cssOfHex(hex, opacity));
  gradient.addColorStop(0.45, cssOfHex(hex, opacity * 0.5));
  gradient.addColorStop(1, cssOfHex(hex, 0));
  context.fillStyle = gradient;
  context.fillRect(-rx, -rx, rx * 2, rx * 2);
  context.restore();
}

function drawFlare(context: SKRSContext2D, w: number, h: number, overlay: Of<'flare'>): void {
  const { colour = '#ffdf9a', strength = 0.5, radius = 0.9 } = overlay;
  context.globalCompositeOperation = 'screen';
  blob(context, overlay.x * w, overlay.y * h, radius * w, radius * w, colour, strength);
  blob(context, overlay.x * w, overlay.y * h, radius * w * 0.3, radius * w * 0.3, '#fff6e0', strength * 0.6);
}

function drawMist(context: SKRSContext2D, w: number, h: number, overlay: Of<'mist'>): void {
  const { from = 0.55, strength = 0.95 } = overlay;
  const gradient = context.createLinearGradient(0, from * h, 0, h);
  gradient.addColorStop(0, cssOfHex(overlay.colour, 0));
  gradient.addColorStop(0.5, cssOfHex(overlay.colour, strength * 0.68));
  gradient.addColorStop(1, cssOfHex(overlay.colour, strength));
  context.fillStyle = gradient;
  context.fillRect(0, from * h, w, h);
}

function drawSplit(context: SKRSContext2D, w: number, h: number, overlay: Of<'split'>): void {
  const { angle = 0, strength = 0.8, blend = 'soft-light', colours } = overlay;
  const layer = createCanvas(w, h);
  const target = layer.getContext('2d');
  target.fillStyle = colours[0];
  target.fillRect(0, 0, w, h);
  target.translate(w / 2, h / 2);
  target.rotate((angle * Math.PI) / 180);
  target.fillStyle = colours[1];
  target.fillRect(0, -h * 2, w * 2, h * 4);
  context.globalCompositeOperation = blend;
  context.globalAlpha = strength;
  context.drawImage(layer, 0, 0);
}
