import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { drawStroke, drawWash } from './brush.ts';
import type { Motif } from './motifs.ts';

/** Stalks in sections with leaves that hang from the joints. */
export function bamboo(ink: string, stalks: readonly (readonly [x: number, width: number, load: number])[]): Motif {
  return (context, w, h, random) => {
    for (const [x, width, load] of stalks) {
      const lean = (random() - 0.5) * 0.1;
      for (let y = 1.05; y > -0.1; y -= 0.155) {
        const [x0, x1] = [(x + lean * (1 - y)) * w, (x + lean * (1.145 - y)) * w];
        const half = width * w;
        drawStroke(
          context,
          {
            from: [x0, y * h],
            bend: [(x0 + x1) / 2, (y - 0.07) * h],
            to: [x1, (y - 0.145) * h],
            width: [half * 1.1, half * 0.85, half * 1.1],
            ink,
            load: load * 0.75,
            dry: 0.3,
          },
          random,
        );
        if (random() < 0.8) leaves(context, x1, (y - 0.145) * h, w, h, ink, load, random);
      }
    }
  };
}

function leaves(
  context: SKRSContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  ink: string,
  load: number,
  random: Random,
): void {
  const side = random() < 0.5 ? -1 : 1;
  const [tipX, tipY] = [x + side * w * (0.06 + random() * 0.06), y - h * 0.02];
  drawStroke(
    context,
    { from: [x, y], bend: [(x + tipX) / 2, tipY - h * 0.02], to: [tipX, tipY], width: [2, 2, 1], ink, load },
    random,
  );
  for (let i = 0; i < 5; i++) {
    const angle = Math.PI / 2 + (i - 2) * 0.42 + (random() - 0.5) * 0.3;
    const length = h * (0.06 + random() * 0.06);
    const end = [tipX + Math.cos(angle) * length, tipY + Math.sin(angle) * length] as const;
    drawStroke(
      context,
      {
        from: [tipX, tipY],
        bend: [(tipX + end[0]) / 2 + side * 6, (tipY + end[1]) / 2],
        to: end,
        width: [2, h * 0.02, 1],
        ink,
        load: load * (0.6 + 0.4 * random()),
        dry: 0.1,
      },
      random,
    );
  }
}

/** An old branch that enters from one side, with blossoms along its twigs. */
export function plum(ink: string, blossom: string, side: 1 | -1, top: number, count = 34): Motif {
  return (context, w, h, random) => {
    const edge = side > 0 ? 1.03 : -0.03;
    const spots: [number, number][] = [];
    const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number): void => {
      const end = [x + Math.cos(angle) * length, y + Math.sin(angle) * length] as const;
      const bend = [
        (x + end[0]) / 2 + (random() - 0.5) * length * 0.3,
        (y + end[1]) / 2 + (random() - 0.5) * length * 0.3,
      ] as const;
      drawStroke(
        context,
        { from: [x, y], bend, to: end, width: [width, width * 0.8, width * 0.6], ink, load: 0.85, dry: 0.5 },
        random,
      );
      spots.push([...end], [bend[0], bend[1]]);
      if (depth === 0) return;
      grow(end[0], end[1], angle + (random() - 0.3) * 0.7, length * 0.75, width * 0.62, depth - 1);
      grow(
        bend[0],
        bend[1],
        angle + (random() < 0.5 ? -1 : 1) * (0.6 + random() * 0.5),
        length * 0.6,
        width * 0.45,
        depth - 1,
      );
    };
    grow(edge * w, top * h, side > 0 ? Math.PI * 0.94 : Math.PI * 0.06, w * 0.36, w * 0.05, 4);
    for (let i = 0; i < count; i++) {
      const [sx, sy] = spots[Math.floor(random() * spots.length)] ?? [0, 0];
      const [x, y] = [sx + (random() - 0.5) * w * 0.05, sy + (random() - 0.5) * w * 0.05];
      const size = w * (0.012 + random() * 0.009);
      for (let p = 0; p < 5; p++) {
        const angle = (p / 5) * Math.PI * 2 + i;
        context.fillStyle = cssOfHex(blossom, 0.5 + 0.3 * random());
        context.beginPath();
        context.arc(x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.78, 0, 7);
        context.fill();
      }
      context.fillStyle = cssOfHex(ink, 0.8);
      for (let p = 0; p < 5; p++) context.fillRect(x + (random() - 0.5) * size, y + (random() - 0.5) * size, 1.6, 1.6);
    }
  };
}

/** Great leaves in wet washes, stems, and one bud. */
export function lotus(ink: string, bud: string): Motif {
  return (context, w, h, random) => {
    for (const [x, y, r] of [
      [0.86, 0.34, 0.2],
      [0.1, 0.52, 0.18],
      [0.94, 0.62, 0.15],
    ] as const) {
      drawStroke(
        context,
        {
          from: [x * w, y * h],
          bend: [(x + 0.03) * w, (y + 0.3) * h],
          to: [(x - 0.02) * w, h * 1.05],
          width: [w * 0.008, w * 0.01, w * 0.012],
          ink,
          load: 0.5,
        },
        random,
      );
      drawWash(context, x * w, y * h, r * w, ink, 0.95, random);
      for (let k = 0; k < 9; k++) {
        const angle = (k / 9) * Math.PI * 2;
        drawStroke(
          context,
          {
            from: [x * w, y * h],
            bend: [(x + Math.cos(angle) * r * 0.5) * w, y * h + Math.sin(angle) * r * w * 0.3],
            to: [(x + Math.cos(angle) * r) * w, y * h + Math.sin(angle) * r * w * 0.7],
            width: [2, 2.4, 1],
            ink,
            load: 0.4,
          },
          random,
        );
      }
    }
    const [bx, by] = [0.74 * w, 0.12 * h];
    drawStroke(
      context,
      {
        from: [bx, by],
        bend: [bx + w * 0.03, h * 0.4],
        to: [bx - w * 0.01, h],
        width: [w * 0.006, w * 0.007, w * 0.008],
        ink,
        load: 0.6,
      },
      random,
    );
    for (let p = 0; p < 7; p++) {
      const angle = -Math.PI / 2 + (p - 3) * 0.34;
      const length = h * (0.075 - Math.abs(p - 3) * 0.006);
      drawStroke(
        context,
        {
          from: [bx, by],
          bend: [bx + Math.cos(angle) * length * 0.5 + (p - 3) * 5, by + Math.sin(angle) * length * 0.5],
          to: [bx + Math.cos(angle) * length, by + Math.sin(angle) * length],
          width: [w * 0.014, w * 0.045, 2],
          ink: bud,
          load: 0.4,
          dry: 0.1,
        },
        random,
      );
    }
  };
}

/** Long bent leaves and a few small flowers. */
export function orchid(ink: string, root: readonly [x: number, y: number]): Motif {
  return (context, w, h, random) => {
    const [x, y] = [root[0] * w, root[1] * h];
    for (let i = 0; i < 13; i++) {
      const lean = ((i / 12) * 2 - 1) * 0.42 + (random() - 0.5) * 0.1;
      const tall = h * (0.3 + random() * 0.28);
      drawStroke(
        context,
        {
          from: [x + lean * w * 0.1, y],
          bend: [x + lean * w * 0.35, y - tall],
          to: [x + lean * w * 1.5, y - tall * (0.75 - Math.abs(lean) * 0.7)],
          width: [w * 0.008, w * 0.02, 1],
          ink,
          load: 0.45 + random() * 0.45,
          dry: 0.15,
        },
        random,
      );
    }
    for (let f = 0; f < 5; f++) {
      const [fx, fy] = [x + (random() - 0.5) * w * 0.5, y - h * (0.3 + random() * 0.2)];
      for (let p = 0; p < 5; p++) {
        const angle = -2.6 + p * 0.55;
        drawStroke(
          context,
          {
            from: [fx, fy],
            bend: [fx + Math.cos(angle) * w * 0.03, fy + Math.sin(angle) * w * 0.03],
            to: [fx + Math.cos(angle) * w * 0.05, fy + Math.sin(angle) * w * 0.05],
            width: [1, w * 0.014, 1],
            ink,
            load: 0.35,
          },
          random,
        );
      }
    }
  };
}
