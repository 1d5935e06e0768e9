import { cssOfHex } from '../../stages/colour.ts';
import { defocus } from '../brushes/defocus.ts';
import { fillDown } from '../brushes/fill-down.ts';
import { glow } from '../brushes/glow.ts';
import { texture } from '../brushes/texture.ts';
import { defineScene } from '../define-scene.ts';

interface Fog {
  kind: 'fog';
  sky?: readonly [string, string, string];
  lamp?: string;
}

/** Street lamps in the fog. */
export const fog = defineScene<Fog>({
  kind: 'fog',
  paint(context, w, h, scene, random) {
    const { sky = ['#33474f', '#8ea3a6', '#4b5c60'], lamp = '#ffe0a8' } = scene;
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.6, sky[1]],
      [1, sky[2]],
    ]);
    const lamps = [
      [0.12, 1, 0.9],
      [0.3, 0.6, 0.6],
      [0.92, 0.8, 0.7],
      [0.78, 0.45, 0.45],
    ] as const;
    for (const [x, scale, opacity] of lamps) {
      context.fillStyle = cssOfHex('#26343c', opacity);
      context.fillRect(x * w, h * (0.62 - 0.5 * scale), w * 0.012 * scale, h * 0.5 * scale);
    }
    for (const [x, scale] of lamps) {
      const cx = x * w + w * 0.005;
      const cy = h * (0.61 - 0.5 * scale);
      glow(context, cx, cy, w * 0.26 * scale, lamp, 0.95);
      context.fillStyle = '#fff6dd';
      context.beginPath();
      context.arc(cx, cy, w * 0.02 * scale, 0, Math.PI * 2);
      context.fill();
    }
    texture(context, w, h, { opacity: 0.3, scale: [2, 0.6], blend: 'soft-light' }, random);
    const ground = context.createLinearGradient(0, h * 0.6, 0, h);
    ground.addColorStop(0, cssOfHex(sky[1], 0));
    ground.addColorStop(1, cssOfHex(sky[2], 0.9));
    context.fillStyle = ground;
    context.fillRect(0, h * 0.6, w, h * 0.4);
    defocus(context, w, h, 0.005);
  },
});
