import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { shadeAcross } from '../../scenes/brushes/shade-across.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { greyRows } from '../../scenes/grey-rows.ts';
import { layer } from '../../scenes/layer.ts';
import { write } from '../../scenes/lettering.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { drawDrops } from './glass.ts';

/** A café: the wet window on one side, lamps and shelves on the other. */
export function cafe(options: {
  name: string;
  wall: readonly [string, string];
  outside: readonly [string, string];
  lights: readonly string[];
  lamp: string;
  split?: number;
}): Scene {
  const { wall, outside, lights, lamp, split = 0.52 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, wall[0]],
      [1, wall[1]],
    ]);
    layer(context, w, h, { blur: 0.007 }, (c) => {
      for (const y of [0.2, 0.36, 0.52]) {
        fillBox(c, split * w, y * h, w, h * 0.012, '#2a1810');
        for (let x = split + 0.04; x < 1.05; x += 0.05)
          fillBox(
            c,
            x * w,
            y * h - h * (0.04 + random() * 0.05),
            w * 0.032,
            h * 0.1,
            ['#8a5a34', '#d8c49c', '#4a6a5c', '#a8442c'][Math.floor(random() * 4)] ?? '#8a5a34',
          );
        fillBox(c, split * w, y * h + h * 0.012, w, h * 0.05, wall[0]);
      }
      fillBox(c, 0, 0, split * w, h * 0.74, shadeDown(c, 0, h * 0.74, outside[0], outside[1]));
    });
    scatterBokeh(
      context,
      w,
      h,
      { count: 30, colours: lights, radius: [0.014, 0.055], opacity: 0.6, area: [0, 0.12, split - 0.04, 0.66] },
      random,
    );
    context.save();
    context.beginPath();
    context.rect(0, 0, split * w, h * 0.74);
    context.clip();
    drawDrops(context, w, h, { amount: 0.9, light: '#ffffff', dark: outside[0] }, random);
    context.restore();
    layer(context, w, h, { blur: 0.005 }, (c) => {
      for (const x of [-0.03, split * 0.5, split]) fillBox(c, x * w, -h * 0.1, w * 0.028, h * 0.86, '#1c120c');
      fillBox(c, -w * 0.1, h * 0.74, w * 1.2, h * 0.4, shadeDown(c, h * 0.74, h, '#6a4028', '#24140c'));
      for (const [x, y] of [
        [0.72, 0.1],
        [0.93, 0.15],
      ] as const) {
        fillBox(c, x * w, -h * 0.1, w * 0.004, (y + 0.1) * h, '#120a06');
        fillDisc(c, x * w, y * h, w * 0.075, lamp, w * 0.05);
      }
    });
    for (const [x, y] of [
      [0.72, 0.11],
      [0.93, 0.16],
    ] as const)
      glow(context, x * w, y * h, w * 0.45, lamp, 0.7);
  });
}

/** A seat in the bus: the long window, a pole, straps that swing. */
export function bus(options: {
  name: string;
  outside: readonly [string, string, string];
  lights: readonly string[];
  cabin: readonly [string, string];
  pole: string;
}): Scene {
  const { outside, lights, cabin, pole } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, outside[0]],
      [0.45, outside[1]],
      [1, outside[2]],
    ]);
    layer(context, w, h, { blur: 0.012 }, (c) => {
      for (let i = 0; i < 40; i++)
        fillBox(
          c,
          (random() * 1.3 - 0.2) * w,
          h * (0.2 + random() * 0.45),
          w * (0.05 + random() * 0.2),
          h * (0.006 + random() * 0.012),
          cssOfHex(lights[i % lights.length] ?? '#ffffff', 0.6),
        );
    });
    scatterBokeh(
      context,
      w,
      h,
      { count: 26, colours: lights, radius: [0.014, 0.05], opacity: 0.5, area: [0, 0.16, 1, 0.62] },
      random,
    );
    drawDrops(context, w, h, { amount: 1, light: lights[0] ?? '#ffffff', dark: outside[0] }, random);
    layer(context, w, h, { blur: 0.0045 }, (c) => {
      c.fillStyle = shadeDown(c, 0, h, cabin[0], cabin[1]);
      c.beginPath();
      c.rect(-w * 0.2, -h * 0.2, w * 1.4, h * 1.4);
      c.roundRect(-w * 0.3, h * 0.14, w * 0.98, h * 0.54, w * 0.06);
      c.roundRect(w * 0.74, h * 0.14, w * 0.6, h * 0.54, w * 0.06);
      c.fill('evenodd');
      fillBox(c, -w * 0.1, h * 0.07, w * 1.2, h * 0.01, pole);
      for (const [x, lean] of [
        [0.16, 0.02],
        [0.4, 0.025],
        [0.88, 0.018],
      ] as const) {
        strokeLine(
          c,
          [
            [x * w, h * 0.075],
            [(x + lean) * w, h * 0.17],
          ],
          w * 0.014,
          pole,
        );
        c.strokeStyle = pole;
        c.lineWidth = w * 0.014;
        c.beginPath();
        c.arc((x + lean) * w, h * 0.2, w * 0.042, 0, Math.PI * 2);
        c.stroke();
      }
      fillBox(
        c,
        w * 0.055,
        -h * 0.1,
        w * 0.03,
        h * 1.2,
        shadeAcross(c, w * 0.055, w * 0.085, '#7a5a20', '#f0c860', '#7a5a20'),
      );
    });
  });
}

/** A room at dusk: long curtains, the wet window between them, a lamp. */
export function curtains(options: {
  name: string;
  outside: readonly [string, string];
  cloth: readonly [string, string];
  lamp?: string;
  drops?: string;
}): Scene {
  const { outside, cloth, lamp, drops = '#ffffff' } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, outside[0]],
      [1, outside[1]],
    ]);
    texture(context, w, h, { opacity: 0.3, scale: [1.2, 0.8] }, random);
    drawDrops(context, w, h, { amount: 1.1, light: drops, dark: outside[0] }, random);
    layer(context, w, h, { blur: 0.004 }, (c) => {
      fillBox(c, w * 0.49, -h * 0.1, w * 0.024, h * 1.2, cloth[0]);
      fillBox(c, 0, h * 0.4, w, h * 0.014, cloth[0]);
    });
    layer(context, w, h, { blur: 0.006, opacity: 0.97 }, (c) => {
      for (const [from, to] of [
        [-0.05, 0.24],
        [0.8, 1.06],
      ] as const)
        for (let x = from; x < to; x += 0.048)
          fillBox(
            c,
            x * w,
            -h * 0.1,
            w * 0.05,
            h * 1.2,
            shadeAcross(c, x * w, (x + 0.05) * w, cloth[0], cloth[1], cloth[0]),
          );
    });
    if (lamp) {
      glow(context, w * 0.9, h * 0.34, w * 0.75, lamp, 0.85);
      fillDisc(context, w * 0.92, h * 0.36, w * 0.04, '#fff4dc');
    }
  });
}

/** A café table from above: the wood wet, a cup, its ring. */
export const WET_TABLE: Scene = painted('wet-table', (context, w, h, random) => {
  fillDown(
    context,
    w,
    h,
    [
      [0, '#5a4030'],
      [1, '#2c1c14'],
    ],
    0.35,
  );
  texture(context, w, h, { opacity: 0.45, scale: [3, 0.1], blend: 'multiply' }, random);
  context.strokeStyle = 'rgba(30,16,8,0.45)';
  context.lineWidth = w * 0.012;
  context.beginPath();
  context.arc(w * 0.16, h * 0.9, w * 0.12, 0.4, 5.8);
  context.stroke();
  fillDisc(context, w * 0.955, h * 0.075, w * 0.15, 'rgba(10,6,4,0.4)');
  fillDisc(context, w * 0.94, h * 0.06, w * 0.145, '#e8e2d8');
  fillDisc(context, w * 0.94, h * 0.06, w * 0.1, '#ffffff');
  fillDisc(context, w * 0.94, h * 0.06, w * 0.086, '#5a3420');
  fillDisc(context, w * 0.925, h * 0.05, w * 0.04, '#c89a6c', w * 0.026, 0.6);
  drawDrops(context, w, h, { amount: 0.8, light: '#c8b8a8', dark: '#1c100a' }, random);
});

/** A page of a notebook with the words of a song. */
export const SONG_PAGE: Scene = painted('song-page', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.4, 0.3, 1.3],
    [
      [0, '#eef0ea'],
      [1, '#c4ccce'],
    ],
  );
  texture(context, w, h, { opacity: 0.3, scale: [0.4, 0.3] }, random);
  for (let y = 0.06; y < 1; y += 0.045) fillBox(context, 0, y * h, w, h * 0.0012, 'rgba(90,120,150,0.4)');
  const ink = { colour: '#3c4c60', font: 'serif', weight: 400, size: h * 0.026 } as const;
  ['雨落在窗上', '也落在昨天', '灯一盏一盏', '替我说再见'].forEach((line, i) => {
    write(context, line, { ...ink, x: w * 0.03, y: h * (0.1 + i * 0.045) });
    write(context, line, { ...ink, x: w * 0.76, y: h * (0.73 + i * 0.045) });
  });
  greyRows(
    context,
    { x: w * 0.8, y: h * 0.08, width: w * 0.17, rows: 6, step: h * 0.03, colour: 'rgba(60,76,96,0.3)' },
    random,
  );
});
