import { type Plane, planeFromBytes } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { drawPicture } from '../../pixels/picture.ts';
import { createRandom } from '../../pixels/random.ts';
import type { Gobo } from './lighting.ts';

/** Light that a gobo lets through, 0 to 1, at any size; edges soft as from a lamp some metres away. */
export function drawGobo(gobo: Gobo, widthPx: number, heightPx: number): Plane {
  const floor = Math.round((gobo.floor ?? 0.25) * 255);
  const unit = heightPx / 100;
  const random = createRandom((gobo.seed ?? 1) + 17);
  const picture = drawPicture(widthPx, heightPx, (context) => {
    context.fillStyle = `rgb(${floor},${floor},${floor})`;
    context.fillRect(0, 0, widthPx, heightPx);
    context.fillStyle = '#fff';
    context.translate(widthPx / 2, heightPx / 2);
    context.rotate(((gobo.angle ?? -12) * Math.PI) / 180);
    if (gobo.kind === 'blinds') {
      for (let y = -90; y < 90; y += 6.4) context.fillRect(-100 * unit, y * unit, 200 * unit, 4.2 * unit);
    } else if (gobo.kind === 'slit') {
      context.fillRect(-14 * unit, -100 * unit, 26 * unit, 200 * unit);
    } else if (gobo.kind === 'window') {
      for (const x of [-31, -9, 13]) {
        for (const y of [-44, -15, 14]) context.fillRect(x * unit, y * unit, 19 * unit, 26 * unit);
      }
    } else {
      const isDots = gobo.kind === 'dots';
      context.fillStyle = isDots ? '#fff' : 'rgba(255,255,255,0.55)';
      for (let i = 0; i < (isDots ? 46 : 150); i++) {
        const x = (random() - 0.5) * 120 * unit;
        const y = (random() - 0.5) * 140 * unit;
        const r = (isDots ? 2.5 + random() * 5 : 1.5 + random() ** 2 * 9) * unit;
        context.beginPath();
        context.ellipse(x, y, r, isDots ? r : r * (0.3 + random() * 0.3), 0.5 + random(), 0, Math.PI * 2);
        context.fill();
      }
    }
  });
  // All at once: of shapes that are blurred one by one Skia keeps every one, 130 MB for leaves.
  const softness = gobo.kind === 'leaves' ? 1.1 : 0.5;
  return gaussianBlur(planeFromBytes(widthPx, heightPx, picture.data, 4), unit * softness);
}
