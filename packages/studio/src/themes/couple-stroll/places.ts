import { bokehDisc } from '../../scenes/brushes/bokeh.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';

interface Alley {
  name: string;
  sky: readonly [string, string];
  leaves: readonly string[];
  path: readonly [far: string, near: string];
  vanishX?: number;
  blur?: number;
}

/** A path between two rows of trees that run to one point. */
export function alley({ name, sky, leaves, path, vanishX = 0.5, blur = 0.007 }: Alley): Scene {
  return {
    kind: 'custom',
    name,
    paint: (context, w, h, random) => {
      fillDown(context, w, h, [
        [0, sky[0]],
        [0.6, sky[1]],
        [1, path[1]],
      ]);
      const x = vanishX * w;
      const y = h * 0.5;
      const ground = context.createLinearGradient(0, y, 0, h);
      ground.addColorStop(0, path[0]);
      ground.addColorStop(1, path[1]);
      context.fillStyle = ground;
      context.fillRect(0, y, w, h - y);
      fillPolygon(
        context,
        [
          [x - w * 0.02, y],
          [x + w * 0.02, y],
          [w * 0.95, h],
          [w * 0.05, h],
        ],
        path[0],
      );
      for (let row = 0; row < 9; row++) {
        const near = ((row + 1) / 9) ** 2;
        for (const side of [-1, 1]) {
          const trunkX = x + side * w * (0.06 + near * 0.62);
          const foot = y + near * h * 0.34;
          const height = h * (0.12 + near * 0.62);
          context.fillStyle = '#3a2a20';
          context.fillRect(trunkX - near * w * 0.018, foot - height, near * w * 0.036 + 1, height);
          for (let i = 0; i < 60; i++) {
            context.fillStyle = leaves[Math.floor(random() * leaves.length)] ?? '#806020';
            context.globalAlpha = 0.5 + random() * 0.4;
            context.beginPath();
            const spread = h * (0.05 + near * 0.26);
            const angle = random() * Math.PI * 2;
            const far = Math.sqrt(random()) * spread;
            context.arc(
              trunkX + Math.cos(angle) * far,
              foot - height + Math.sin(angle) * far * 0.7,
              h * (0.006 + near * 0.02),
              0,
              Math.PI * 2,
            );
            context.fill();
          }
          context.globalAlpha = 1;
        }
      }
      glow(context, x, y - h * 0.06, w * 0.55, sky[1], 0.8);
      defocus(context, w, h, blur);
    },
  };
}

/** A wheel of lights over the fair, at night. */
export function bigWheel(name: string, sky: readonly [string, string], lights: readonly string[]): Scene {
  return {
    kind: 'custom',
    name,
    paint: (context, w, h, random) => {
      fillDown(context, w, h, [
        [0, sky[0]],
        [1, sky[1]],
      ]);
      const [x, y, radius] = [w * 0.3, h * 0.34, h * 0.27];
      context.strokeStyle = lights[0] ?? '#ffffff';
      context.globalAlpha = 0.5;
      context.lineWidth = h * 0.004;
      for (const share of [1, 0.86]) {
        context.beginPath();
        context.arc(x, y, radius * share, 0, Math.PI * 2);
        context.stroke();
      }
      for (let spoke = 0; spoke < 16; spoke++) {
        const angle = (spoke / 16) * Math.PI * 2;
        context.beginPath();
        context.moveTo(x, y);
        context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
        context.stroke();
      }
      context.globalAlpha = 1;
      for (let i = 0; i < 48; i++) {
        const angle = (i / 48) * Math.PI * 2;
        const light = lights[i % lights.length] ?? '#ffffff';
        bokehDisc(context, x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, h * 0.013, light, 0.9);
      }
      for (let i = 0; i < 26; i++) {
        const light = lights[Math.floor(random() * lights.length)] ?? '#ffffff';
        bokehDisc(context, random() * w, h * (0.66 + random() * 0.3), h * (0.012 + random() * 0.03), light, 0.5);
      }
      defocus(context, w, h, 0.004);
    },
  };
}
