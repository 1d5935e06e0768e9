import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import { tube } from './tubes.ts';

/** Poster ground: a sun of stripes over a lit grid that runs to the horizon. */
export function stripedSun(name: string): CustomScene {
  return painted(name, (context, w, h) => {
    fillDown(context, w, h, [
      [0, '#140530'],
      [0.45, '#4a0f78'],
      [0.62, '#d62f8e'],
      [0.63, '#12062c'],
      [1, '#0a0418'],
    ]);
    glow(context, w * 0.5, h * 0.4, w * 0.75, '#ff4fa0', 0.5);
    context.save();
    context.beginPath();
    context.arc(w * 0.5, h * 0.4, w * 0.37, 0, Math.PI * 2);
    context.clip();
    const sun = context.createLinearGradient(0, h * 0.12, 0, h * 0.66);
    sun.addColorStop(0, '#ffe27a');
    sun.addColorStop(0.55, '#ff7a5a');
    sun.addColorStop(1, '#ff2d95');
    for (let i = 0, y = 0.1; y < 0.7; i++) {
      const tall = y < 0.38 ? 0.28 : Math.max(0.006, 0.03 - i * 0.002);
      context.fillStyle = sun;
      context.fillRect(0, y * h, w, tall * h);
      y += tall + 0.004 + i * 0.0015;
    }
    context.restore();
    for (let i = -14; i <= 14; i++) {
      tube(
        context,
        () => {
          context.moveTo(w * (0.5 + i * 0.05), h * 0.63);
          context.lineTo(w * (0.5 + i * 0.22), h);
        },
        '#19e3ff',
        h * 0.0013,
      );
    }
    for (let i = 0; i < 9; i++) {
      const y = h * (0.63 + 0.37 * (i / 9) ** 1.9);
      tube(
        context,
        () => {
          context.moveTo(0, y);
          context.lineTo(w, y);
        },
        '#19e3ff',
        h * 0.0013,
      );
    }
  });
}
