import { cssOfHex } from '../../stages/colour.ts';
import { drawStroke } from './brush.ts';
import type { Motif } from './motifs.ts';

/** A branch of pine with needles in fans. */
export function pine(ink: string, side: 1 | -1): Motif {
  return (context, w, h, random) => {
    const at = (x: number): number => (side > 0 ? 1 - x : x) * w;
    drawStroke(
      context,
      {
        from: [at(-0.03), h * 0.42],
        bend: [at(0.2), h * 0.26],
        to: [at(0.62), h * 0.16],
        width: [w * 0.06, w * 0.035, w * 0.01],
        ink,
        load: 0.8,
        dry: 0.6,
      },
      random,
    );
    for (let i = 0; i < 26; i++) {
      const t = 0.1 + random() * 0.9;
      const [x, y] = [at(0.02 + t * 0.62 + (random() - 0.5) * 0.06), h * (0.36 - t * 0.2 + (random() - 0.5) * 0.13)];
      const load = 0.35 + random() * 0.5;
      context.lineWidth = h * 0.0014;
      for (let k = 0; k < 26; k++) {
        const angle = -Math.PI / 2 + ((k / 25) * 2 - 1) * 1.7;
        const length = h * (0.03 + random() * 0.018);
        context.strokeStyle = cssOfHex(ink, load);
        context.beginPath();
        context.moveTo(x, y);
        context.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.85);
        context.stroke();
      }
    }
  };
}

/** Hanging willow twigs from the upper edge. */
export function willow(ink: string, leaf: string): Motif {
  return (context, w, h, random) => {
    for (let i = 0; i < 22; i++) {
      const x = (random() * 1.1 - 0.05) * w;
      const long = h * (0.16 + random() * 0.42) * (Math.abs(x / w - 0.55) + 0.35);
      const sway = (random() - 0.3) * w * 0.08;
      drawStroke(
        context,
        {
          from: [x, -10],
          bend: [x + sway * 0.2, long * 0.5],
          to: [x + sway, long],
          width: [2, 1.6, 1],
          ink,
          load: 0.6,
        },
        random,
      );
      for (let t = 0.15; t < 1; t += 0.06) {
        const [lx, ly] = [x + sway * t * t, long * t];
        const side = random() < 0.5 ? -1 : 1;
        drawStroke(
          context,
          {
            from: [lx, ly],
            bend: [lx + side * w * 0.012, ly + h * 0.012],
            to: [lx + side * w * 0.014, ly + h * 0.034],
            width: [1, h * 0.007, 1],
            ink: leaf,
            load: 0.55,
            dry: 0.1,
          },
          random,
        );
      }
    }
  };
}
