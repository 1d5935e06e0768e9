import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';

/** One horse, walking or grazing. Pixels. */
export function drawHorse(
  context: SKRSContext2D,
  x: number,
  foot: number,
  tall: number,
  facing: number,
  isGrazing: boolean,
  coat: string,
  random: Random,
): void {
  context.save();
  context.translate(x, foot);
  context.scale(facing * tall, tall);
  context.fillStyle = coat;
  context.beginPath();
  context.ellipse(0, -0.58, 0.42, 0.17, 0, 0, Math.PI * 2);
  context.fill();
  context.beginPath();
  if (isGrazing) {
    context.moveTo(0.2, -0.7);
    context.quadraticCurveTo(0.55, -0.6, 0.66, -0.18);
    context.lineTo(0.74, -0.02);
    context.lineTo(0.6, -0.02);
    context.lineTo(0.54, -0.2);
    context.quadraticCurveTo(0.4, -0.42, 0.2, -0.46);
  } else {
    context.moveTo(0.18, -0.68);
    context.quadraticCurveTo(0.36, -0.82, 0.46, -1);
    context.lineTo(0.52, -1.04);
    context.lineTo(0.7, -0.84);
    context.lineTo(0.64, -0.78);
    context.lineTo(0.52, -0.84);
    context.quadraticCurveTo(0.48, -0.6, 0.3, -0.46);
  }
  context.fill();
  context.strokeStyle = coat;
  context.lineWidth = 0.07;
  context.lineCap = 'round';
  context.beginPath();
  for (const at of [-0.34, -0.24, 0.22, 0.32]) {
    const step = (random() - 0.5) * 0.16;
    context.moveTo(at, -0.5);
    context.lineTo(at + step * 0.4, -0.26);
    context.lineTo(at + step, -0.02);
  }
  context.moveTo(-0.4, -0.62);
  context.quadraticCurveTo(-0.56, -0.5, -0.5, -0.24);
  context.stroke();
  context.restore();
}
