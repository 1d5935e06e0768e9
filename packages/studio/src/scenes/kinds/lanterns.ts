import { defocus } from '../brushes/defocus.ts';
import { fillDown } from '../brushes/fill-down.ts';
import { glow } from '../brushes/glow.ts';
import { scatterBokeh } from '../brushes/scatter-bokeh.ts';
import { defineScene } from '../define-scene.ts';

interface Lanterns {
  kind: 'lanterns';
  ground?: readonly [string, string, string];
  lantern?: readonly [core: string, body: string, edge: string];
  trim?: string;
  count?: number;
  blur?: number;
}

/** Paper lanterns at night. */
export const lanterns = defineScene<Lanterns>({
  kind: 'lanterns',
  paint(context, w, h, scene, random) {
    const {
      ground = ['#3a0606', '#7c0f0d', '#2a0404'],
      lantern = ['#ffd56b', '#ff5a2b', '#b5120f'],
      trim = '#f2c14e',
      count = 16,
      blur = 0.006,
    } = scene;
    fillDown(context, w, h, [
      [0, ground[0]],
      [0.6, ground[1]],
      [1, ground[2]],
    ]);
    const places: [number, number, number][] = [];
    for (let i = 0; i < count; i++) {
      const x = random() * w;
      const y = random() * h * 0.75;
      const r = w * (0.03 + random() * 0.06);
      places.push([x, y, r]);
      context.fillStyle = ground[2];
      context.fillRect(x - 1.5, 0, 3, y - r);
      const body = context.createRadialGradient(x, y, 0, x, y, r);
      body.addColorStop(0, lantern[0]);
      body.addColorStop(0.55, lantern[1]);
      body.addColorStop(1, lantern[2]);
      context.fillStyle = body;
      context.beginPath();
      context.ellipse(x, y, r, r * 0.84, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = trim;
      context.fillRect(x - r * 0.35, y - r * 0.95, r * 0.7, r * 0.14);
      context.fillRect(x - r * 0.35, y + r * 0.8, r * 0.7, r * 0.14);
      context.fillRect(x - w * 0.003, y + r * 0.9, w * 0.006, r * 0.7);
    }
    defocus(context, w, h, blur);
    for (const [x, y, r] of places) glow(context, x, y, r * 4, lantern[1], 0.4);
    scatterBokeh(
      context,
      w,
      h,
      { count: 24, colours: [lantern[0], lantern[1]], radius: [0.01, 0.04], opacity: 0.35 },
      random,
    );
  },
});
