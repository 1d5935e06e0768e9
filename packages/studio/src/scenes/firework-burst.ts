import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../pixels/random.ts';
import { cssOfHex } from '../stages/colour.ts';
import { glow } from './brushes/glow.ts';

/** A shell at its widest: trails that fall a little, a bright point at the end of each. Pixels. */
export function drawFirework(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  colours: readonly string[],
  random: Random,
): void {
  const [first = '#ffffff'] = colours;
  glow(context, x, y, radius * 1.7, first, 0.4);
  context.save();
  context.globalCompositeOperation = 'screen';
  context.lineCap = 'round';
  for (let i = 0; i < 110; i++) {
    const angle = random() * Math.PI * 2;
    const reach = radius * (random() < 0.3 ? 0.35 + random() * 0.4 : 0.8 + random() * 0.25);
    const endX = x + Math.cos(angle) * reach;
    const endY = y + Math.sin(angle) * reach * 0.94 + reach * 0.12;
    const colour = pick(random, colours);
    const trail = context.createLinearGradient(x, y, endX, endY);
    trail.addColorStop(0.15, cssOfHex(colour, 0));
    trail.addColorStop(0.75, cssOfHex(colour, 0.55));
    trail.addColorStop(1, cssOfHex('#fff8e8', 0.95));
    context.strokeStyle = trail;
    context.lineWidth = Math.max(0.7, radius * (0.006 + random() * 0.009));
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + Math.cos(angle) * reach * 0.6, y + Math.sin(angle) * reach * 0.5, endX, endY);
    context.stroke();
    context.fillStyle = cssOfHex('#fffdf4', 0.7 + random() * 0.3);
    context.beginPath();
    context.arc(endX, endY, radius * 0.011 * (0.6 + random()), 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}
