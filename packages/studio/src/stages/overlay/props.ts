import type { SKRSContext2D } from '@napi-rs/canvas';
import { createRandom, pick } from '../../pixels/random.ts';
import { cssOfHex } from '../colour.ts';
import type { KeepClear, Overlay } from './overlay.ts';
import { isOverFace } from './particles.ts';

type Of<K extends Overlay['kind']> = Extract<Overlay, { kind: K }>;

const BALLOONS = ['#d8404a', '#f0b43c', '#4a8ad8', '#e88ab0', '#5ab48a'] as const;
const SPARKS = ['#ffd86a', '#ff7a8a', '#8ad8ff', '#fff4d8', '#b08aff'] as const;

/** Balloons on their strings beside and above the heads. */
export function drawBalloons(
  context: SKRSContext2D,
  w: number,
  h: number,
  overlay: Of<'balloons'>,
  clear: readonly KeepClear[],
): void {
  const random = createRandom((overlay.seed ?? 1) + 31);
  const colours = overlay.colours ?? BALLOONS;
  const size = Math.min(0.16 * w, Math.max(0.07 * w, (clear[0]?.radius ?? 0.2 * h) * 0.62));
  for (let i = 0; i < 11; i++) {
    const x = (0.04 + 0.92 * random()) * w;
    const y = (0.06 + 0.5 * random()) * h;
    const radius = size * (0.75 + 0.5 * random());
    if (isOverFace(x, y, radius, clear)) continue;
    drawBalloon(context, x, y, radius, pick(random, colours), h, random() - 0.5);
  }
}

function drawBalloon(
  context: SKRSContext2D,
  x: number,
  y: number,
  r: number,
  hex: string,
  h: number,
  sway: number,
): void {
  context.strokeStyle = 'rgba(250,248,240,0.55)';
  context.lineWidth = Math.max(1, r * 0.03);
  context.beginPath();
  context.moveTo(x, y + r * 1.2);
  context.bezierCurveTo(
    x + sway * r,
    y + r * 2.6,
    x - sway * r,
    y + r * 4,
    x + sway * r,
    Math.min(h * 1.02, y + r * 7),
  );
  context.stroke();
  const body = context.createRadialGradient(x - r * 0.35, y - r * 0.45, r * 0.1, x, y, r * 1.25);
  body.addColorStop(0, '#ffffff');
  body.addColorStop(0.18, cssOfHex(hex, 0.95));
  body.addColorStop(1, cssOfHex(hex, 0.8));
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(x, y + r * 1.2);
  context.bezierCurveTo(x - r * 1.25, y + r * 0.4, x - r * 1.1, y - r * 1.05, x, y - r * 1.05);
  context.bezierCurveTo(x + r * 1.1, y - r * 1.05, x + r * 1.25, y + r * 0.4, x, y + r * 1.2);
  context.fill();
  context.fillStyle = cssOfHex(hex, 1);
  context.fillRect(x - r * 0.07, y + r * 1.16, r * 0.14, r * 0.1);
}

/** An umbrella behind the head: its dome from below, ribs, and the shaft to one shoulder. */
export function drawUmbrella(
  context: SKRSContext2D,
  w: number,
  h: number,
  overlay: Of<'umbrella'>,
  clear: readonly KeepClear[],
): void {
  const head = clear[0];
  if (!head) return;
  const hex = overlay.colour ?? '#b8322a';
  const reach = Math.min(head.radius * 2.1, w * 0.72);
  const { x, y } = { x: head.x + head.radius * 0.15, y: head.y - head.radius * 0.25 };
  const side = head.x > w / 2 ? -1 : 1;
  context.save();
  context.translate(x, y);
  context.rotate(side * -0.2);
  const edge: (readonly [number, number])[] = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI + (i / 8) * Math.PI;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.86] as const;
  });
  const cloth = context.createRadialGradient(0, -reach * 0.3, reach * 0.1, 0, -reach * 0.2, reach * 1.05);
  cloth.addColorStop(0, cssOfHex(hex, 1));
  cloth.addColorStop(1, cssOfHex(hex, 0.86));
  context.fillStyle = cloth;
  context.beginPath();
  context.arc(0, 0, reach, Math.PI, Math.PI * 2);
  for (let i = edge.length - 1; i > 0; i -= 2) {
    const [toX, toY] = [(i - 2 < 0 ? -1 : -1 + ((i - 2) / 8) * 2) * reach, 0];
    const midX = -1 * reach + ((i - 1) / 8) * 2 * reach;
    context.quadraticCurveTo(midX, -reach * 0.16, toX, toY);
  }
  context.fill();
  context.strokeStyle = 'rgba(0,0,0,0.32)';
  context.lineWidth = Math.max(1, reach * 0.009);
  for (let i = 0; i <= 8; i += 2) {
    context.beginPath();
    context.moveTo(0, -reach * 0.98);
    context.quadraticCurveTo((-1 + (i / 8) * 2) * reach * 0.75, -reach * 0.8, (-1 + (i / 8) * 2) * reach, 0);
    context.stroke();
  }
  context.strokeStyle = '#3a2c22';
  context.lineWidth = Math.max(2, reach * 0.028);
  context.beginPath();
  context.moveTo(0, -reach * 1.06);
  context.lineTo(side * reach * 0.12, h);
  context.stroke();
  context.restore();
}

/** Bursts in the sky. */
export function drawFireworks(context: SKRSContext2D, w: number, h: number, overlay: Of<'fireworks'>): void {
  const random = createRandom((overlay.seed ?? 1) + 17);
  context.globalCompositeOperation = 'screen';
  context.lineCap = 'round';
  for (let burst = 0; burst < 5; burst++) {
    const x = (0.08 + 0.84 * random()) * w;
    const y = (0.06 + 0.36 * random()) * h;
    const radius = (0.12 + 0.16 * random()) * w;
    const colour = pick(random, overlay.colours ?? SPARKS);
    const rays = 26 + Math.floor(random() * 14);
    for (let i = 0; i < rays; i++) {
      const angle = (i / rays) * Math.PI * 2 + random() * 0.1;
      const length = radius * (0.7 + 0.3 * random());
      const tail = context.createLinearGradient(x, y, x + Math.cos(angle) * length, y + Math.sin(angle) * length);
      tail.addColorStop(0.1, cssOfHex(colour, 0));
      tail.addColorStop(0.85, cssOfHex(colour, 0.9));
      tail.addColorStop(1, '#ffffff');
      context.strokeStyle = tail;
      context.lineWidth = Math.max(0.8, w * 0.0028);
      context.beginPath();
      context.moveTo(x + Math.cos(angle) * length * 0.2, y + Math.sin(angle) * length * 0.2);
      context.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length + length * 0.06);
      context.stroke();
    }
  }
}

/** Soap bubbles that keep off the face. */
export function drawBubbles(
  context: SKRSContext2D,
  w: number,
  h: number,
  overlay: Of<'bubbles'>,
  clear: readonly KeepClear[],
): void {
  const random = createRandom((overlay.seed ?? 1) + 23);
  for (let i = 0; i < 26 * (overlay.amount ?? 1); i++) {
    const x = random() * w;
    const y = random() * h;
    const r = (0.008 + random() ** 2 * 0.06) * w;
    if (isOverFace(x, y, r, clear)) continue;
    const film = context.createRadialGradient(x, y, r * 0.6, x, y, r);
    film.addColorStop(0, 'rgba(255,255,255,0.02)');
    film.addColorStop(0.75, 'rgba(190,220,255,0.2)');
    film.addColorStop(0.9, 'rgba(255,190,230,0.42)');
    film.addColorStop(1, 'rgba(255,255,255,0.75)');
    context.fillStyle = film;
    context.beginPath();
    context.arc(x, y, r, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = 'rgba(255,255,255,0.85)';
    context.beginPath();
    context.ellipse(x - r * 0.4, y - r * 0.45, r * 0.16, r * 0.1, -0.7, 0, Math.PI * 2);
    context.fill();
  }
}
