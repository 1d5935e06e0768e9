import type { SKRSContext2D } from '@napi-rs/canvas';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { neonText, tube, wetFloor } from './tubes.ts';

export interface SignWall {
  name: string;
  wall: readonly [bright: string, dark: string];
  /** Brightest place of the wall, shares of the frame. */
  lit: readonly [x: number, y: number];
  sign: (context: SKRSContext2D, w: number, h: number) => void;
  /** Where a wet pavement begins, if it is in view. */
  floor?: number;
  isBrick?: boolean;
  blur?: number;
}

/** A house wall close behind with one sign on it. */
export function signWall(wall: SignWall): CustomScene {
  return painted(wall.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [wall.lit[0], wall.lit[1], 1.2],
      [
        [0, wall.wall[0]],
        [1, wall.wall[1]],
      ],
    );
    if (wall.isBrick) layBricks(context, w, h);
    texture(context, w, h, { opacity: 0.5, scale: [0.8, 0.6] }, random);
    wall.sign(context, w, h);
    if (wall.floor !== undefined) wetFloor(context, w, h, { from: wall.floor, strength: 0.8 }, random);
    defocus(context, w, h, wall.blur ?? 0.003);
  });
}

function layBricks(context: SKRSContext2D, w: number, h: number): void {
  const row = h * 0.03;
  context.strokeStyle = cssOfHex('#000000', 0.32);
  context.lineWidth = h * 0.003;
  context.beginPath();
  for (let y = 0, i = 0; y < h; y += row, i++) {
    context.moveTo(0, y);
    context.lineTo(w, y);
    for (let x = (i % 2) * row * 1.2; x < w; x += row * 2.4) {
      context.moveTo(x, y);
      context.lineTo(x, y + row);
    }
  }
  context.stroke();
}

/** A vertical word in a tube frame. Shares of the frame. */
export function column(
  text: string,
  place: readonly [x: number, y: number, size: number],
  colours: readonly [string, string],
) {
  return (context: SKRSContext2D, w: number, h: number): void => {
    const [x, y, size] = [place[0] * w, place[1] * h, place[2] * h];
    const tall = size * (0.7 + 1.12 * [...text].length);
    tube(
      context,
      () => context.roundRect(x - size * 0.78, y - tall / 2, size * 1.56, tall, size * 0.2),
      colours[1],
      h * 0.004,
    );
    neonText(context, text, { x, y, size, vertical: true }, colours[0]);
  };
}

/** Slanted bars of light, as on the front of a cinema. */
export function bars(colours: readonly [string, string], count: number) {
  return (context: SKRSContext2D, w: number, h: number): void => {
    for (let i = 0; i < count; i++) {
      const y = ((i + 0.3) / count) * h * 1.3 - h * 0.15;
      tube(
        context,
        () => {
          context.moveTo(-w * 0.05, y);
          context.lineTo(w * 1.05, y - h * 0.16);
        },
        colours[i % 2] ?? colours[0],
        h * 0.0052,
      );
    }
  };
}

/** Rings one in the other. Shares of the frame, radius of the width. */
export function rings(place: readonly [x: number, y: number, radius: number], colours: readonly string[]) {
  return (context: SKRSContext2D, w: number, h: number): void => {
    glow(context, place[0] * w, place[1] * h, place[2] * w * 2.2, colours[0] ?? '#ffffff', 0.5);
    colours.forEach((colour, i) => {
      tube(
        context,
        () => context.arc(place[0] * w, place[1] * h, place[2] * w * (1 - i * 0.14), 0, Math.PI * 2),
        colour,
        h * 0.0055,
      );
    });
  };
}

/** The window of a noodle shop: warm inside, lettering and a row of lamps, violet street light around it. */
export function shopWindow(name: string): CustomScene {
  return painted(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, '#2a1450'],
      [1, '#120822'],
    ]);
    context.save();
    context.beginPath();
    context.rect(w * 0.3, h * 0.17, w * 0.8, h * 0.62);
    context.clip();
    fillAround(
      context,
      w,
      h,
      [0.75, 0.3, 0.9],
      [
        [0, '#ffd08a'],
        [0.5, '#d9803c'],
        [1, '#6a2c18'],
      ],
    );
    for (let row = 0; row < 3; row++) {
      context.fillStyle = cssOfHex('#4a200f', 0.75);
      context.fillRect(0, h * (0.33 + row * 0.13), w, h * 0.012);
      for (let x = w * 0.32; x < w; x += w * (0.04 + random() * 0.03)) {
        const tall = h * (0.03 + random() * 0.05);
        context.fillStyle = cssOfHex(
          ['#7a2c18', '#f2d9a8', '#3c5a50', '#b8402a'][Math.floor(random() * 4)] ?? '#7a2c18',
          0.8,
        );
        context.fillRect(x, h * (0.33 + row * 0.13) - tall, w * 0.026, tall);
      }
    }
    context.restore();
    context.fillStyle = '#1a0d30';
    for (const x of [0.3, 0.62, 0.95]) context.fillRect(w * x, h * 0.15, w * 0.016, h * 0.66);
    tube(context, () => context.rect(w * 0.29, h * 0.16, w * 0.85, h * 0.65), '#19e3ff', h * 0.004);
    neonText(context, '深夜面馆', { x: w * 0.68, y: h * 0.09, size: h * 0.075 }, '#ff3fa4');
    wetFloor(context, w, h, { from: 0.82, strength: 0.8 }, random);
    defocus(context, w, h, 0.006);
    scatterBokeh(
      context,
      w,
      h,
      { count: 7, colours: ['#ffe2a8'], radius: [0.03, 0.05], opacity: 0.8, area: [0.35, 0.2, 1, 0.28] },
      random,
    );
  });
}

/** A light box of a bus stop: a bright field of pale colour with one dark edge to the street. */
export function lightBox(name: string, colours: readonly [string, string, string]): CustomScene {
  return painted(name, (context, w, h, random) => {
    fillDown(
      context,
      w,
      h,
      [
        [0, colours[0]],
        [0.5, colours[1]],
        [1, colours[2]],
      ],
      0.5,
    );
    texture(context, w, h, { opacity: 0.25, scale: [1.6, 1.2] }, random);
    for (const [from, to] of [
      [0.18, -0.16],
      [0.62, 0.28],
    ] as const) {
      tube(
        context,
        () => {
          context.moveTo(-w * 0.05, h * from);
          context.lineTo(w * 0.95, h * to);
        },
        '#ff3fa4',
        h * 0.006,
      );
    }
    context.fillStyle = '#150a2c';
    context.fillRect(w * 0.9, 0, w * 0.12, h);
    tube(
      context,
      () => {
        context.moveTo(w * 0.885, -h * 0.05);
        context.lineTo(w * 0.885, h * 1.05);
      },
      '#ff4fb0',
      h * 0.006,
    );
    defocus(context, w, h, 0.004);
    scatterBokeh(
      context,
      w,
      h,
      {
        count: 12,
        colours: ['#19e3ff', '#ff4fb0', '#ffd08a'],
        radius: [0.01, 0.04],
        opacity: 0.6,
        area: [0.91, 0, 1, 1],
      },
      random,
    );
  });
}

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
