import { createCanvas } from '@napi-rs/canvas';
import { pointAt } from '../../models/face-landmarks.ts';
import { createRandom } from '../../pixels/random.ts';
import type { Plate } from '../../plate.ts';

const STRANDS = 500;

/** Strands of hair that stand out of the hair all round, as RGBA. */
export function drawStrands({ widthPx, heightPx, landmarks }: Plate): Uint8ClampedArray {
  const random = createRandom(11);
  const context = createCanvas(widthPx, heightPx).getContext('2d');
  const { x, y } = pointAt(landmarks, 10);
  context.strokeStyle = 'rgb(92,74,44)';
  for (let strand = 0; strand < STRANDS; strand++) {
    const angle = (random() * 2 - 1) * 1.6;
    const at = (reach: number, turn: number): [number, number] => [
      x + Math.sin(angle + turn) * reach * 1.1,
      y + 40 - Math.cos(angle + turn) * reach,
    ];
    context.lineWidth = 0.5 + random() * 0.7;
    context.beginPath();
    context.moveTo(...at(150, 0));
    const turn = (random() - 0.5) * 0.25;
    context.quadraticCurveTo(...at(200, turn), ...at(215 + random() * 30, 2 * turn));
    context.stroke();
  }
  return context.getImageData(0, 0, widthPx, heightPx).data;
}
