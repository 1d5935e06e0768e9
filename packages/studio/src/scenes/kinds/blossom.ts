import { pick } from '../../pixels/random.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { defocus } from '../brushes/defocus.ts';
import { fillDown } from '../brushes/fill-down.ts';
import { defineScene } from '../define-scene.ts';

interface Blossom {
  kind: 'blossom';
  sky?: readonly [string, string, string];
  blossom?: readonly string[];
  branch?: string;
  blur?: number;
}

/** Branches in bloom against the sky. */
export const blossom = defineScene<Blossom>({
  kind: 'blossom',
  paint(context, w, h, scene, random) {
    const {
      sky = ['#bfe0f6', '#f4eef4', '#f5d5df'],
      blossom = ['#ffd3e0', '#ffb7cd', '#fff0f5', '#ff9dbb'],
      branch = '#5a3b36',
      blur = 0.006,
    } = scene;
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.55, sky[1]],
      [1, sky[2]],
    ]);
    const grow = (x: number, y: number, angle: number, length: number, thick: number, depth: number): void => {
      const x2 = x + Math.cos(angle) * length;
      const y2 = y + Math.sin(angle) * length;
      context.strokeStyle = branch;
      context.lineWidth = thick;
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(
        (x + x2) / 2 + (random() - 0.5) * length * 0.3,
        (y + y2) / 2 + (random() - 0.5) * length * 0.3,
        x2,
        y2,
      );
      context.stroke();
      if (depth > 0) {
        grow(x2, y2, angle + 0.3 + random() * 0.4, length * 0.72, thick * 0.62, depth - 1);
        grow(x2, y2, angle - 0.3 - random() * 0.4, length * 0.74, thick * 0.62, depth - 1);
      }
      for (let k = 0; depth < 3 && k < 14; k++) {
        context.fillStyle = cssOfHex(pick(random, blossom), 0.45 + random() * 0.5);
        context.beginPath();
        context.arc(
          x2 + (random() - 0.5) * length * 1.3,
          y2 + (random() - 0.5) * length * 1.3,
          w * (0.011 + random() * 0.019),
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    };
    grow(-w * 0.02, h * 0.42, -0.55, h * 0.22, w * 0.032, 4);
    grow(w * 1.02, h * 0.2, Math.PI - 0.25, h * 0.2, w * 0.028, 4);
    defocus(context, w, h, blur);
  },
});
