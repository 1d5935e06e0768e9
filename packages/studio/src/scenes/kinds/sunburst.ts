import { defineScene } from '../define-scene.ts';

interface Sunburst {
  kind: 'sunburst';
  ground?: string;
  disc?: string;
  /** Centre and radius: shares of width, height, width. */
  at?: readonly [x: number, y: number, radius: number];
  rays?: string;
  foot?: string;
}

/** Poster ground: a disc, rays or a dark foot with roofs. */
export const sunburst = defineScene<Sunburst>({
  kind: 'sunburst',
  paint(context, w, h, scene, random) {
    const { ground = '#efe3cf', disc = '#e2572b', at = [0.5, 0.4, 0.39], rays, foot } = scene;
    context.fillStyle = ground;
    context.fillRect(0, 0, w, h);
    const x = at[0] * w;
    const y = at[1] * h;
    if (rays) {
      context.fillStyle = rays;
      for (let i = 0; i < 16; i++) {
        const a = (i / 16) * Math.PI * 2;
        context.beginPath();
        context.moveTo(x, y);
        context.lineTo(x + Math.cos(a) * h * 1.5, y + Math.sin(a) * h * 1.5);
        context.lineTo(x + Math.cos(a + Math.PI / 16) * h * 1.5, y + Math.sin(a + Math.PI / 16) * h * 1.5);
        context.fill();
      }
    }
    context.fillStyle = disc;
    context.beginPath();
    context.arc(x, y, at[2] * w, 0, Math.PI * 2);
    context.fill();
    if (foot) {
      context.fillStyle = foot;
      context.fillRect(0, h * 0.79, w, h);
      for (let i = 0; i < 17; i++) {
        context.fillRect(i * w * 0.063, h * (0.66 + random() * 0.12), w * 0.055, h * 0.4);
      }
    }
  },
});
