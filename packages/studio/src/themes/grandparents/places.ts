import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';

interface Yard {
  name: string;
  wall: string;
  beyond: readonly [sky: string, ground: string];
  blossom: readonly string[];
  gateX?: number;
}

/** A courtyard wall with a round gate, a garden beyond it and a flowering tree that leans over. */
export function courtyard({ name, wall, beyond, blossom, gateX = 0.5 }: Yard): Scene {
  return painted(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, wall],
      [1, wall],
    ]);
    const [x, y, radius] = [gateX * w, h * 0.42, w * 0.4];
    context.save();
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.clip();
    fillDown(context, w, h, [
      [0, beyond[0]],
      [0.5, beyond[0]],
      [0.75, beyond[1]],
      [1, beyond[1]],
    ]);
    context.restore();
    context.strokeStyle = '#6a6258';
    context.lineWidth = w * 0.018;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.stroke();
    context.fillStyle = '#4a4a4c';
    context.fillRect(0, 0, w, h * 0.045);
    for (let i = 0; i < 420; i++) {
      context.fillStyle = blossom[Math.floor(random() * blossom.length)] ?? '#e8b040';
      context.globalAlpha = 0.6 + random() * 0.4;
      const along = random();
      context.beginPath();
      context.arc(
        w * (0.02 + along * 0.75) + (random() - 0.5) * w * 0.1,
        h * (0.02 + along * along * 0.16 + random() * 0.13),
        w * (0.004 + random() * 0.013),
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    context.globalAlpha = 1;
    defocus(context, w, h, 0.005);
  });
}

/** A ripe field to the horizon. */
export function field(name: string, sky: readonly [string, string], ears: readonly string[]): Scene {
  return painted(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.5, sky[1]],
      [0.52, ears[0] ?? '#d8a840'],
      [1, ears[1] ?? '#a87828'],
    ]);
    for (let i = 0; i < 900; i++) {
      const near = (i / 900) ** 1.5;
      const x = random() * w;
      const y = h * (0.5 + near * 0.5);
      context.strokeStyle = ears[Math.floor(random() * ears.length)] ?? '#d8a840';
      context.globalAlpha = 0.7;
      context.lineWidth = 1 + near * w * 0.006;
      context.beginPath();
      context.moveTo(x, y + h * near * 0.06);
      context.lineTo(x + (random() - 0.4) * w * 0.03 * (0.2 + near), y - h * (0.01 + near * 0.07));
      context.stroke();
    }
    context.globalAlpha = 1;
    glow(context, w * 0.76, h * 0.3, w * 0.75, '#ffe6a8', 0.9);
    defocus(context, w, h, 0.006);
  });
}
