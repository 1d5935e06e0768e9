import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import { layDaubs, mix, pigment, ramp } from './daubs.ts';

const LEVEL = (_x: number, _y: number, random: () => number): number => (random() - 0.5) * 0.3;

/** Sky in turning currents over dark hills; the stars are wheels of short strokes. */
export function swirlingNight(
  name: string,
  sky: readonly string[],
  stars: readonly string[],
  moon: readonly [number, number],
): CustomScene {
  return painted(name, (context, w, h, random) => {
    const night = ramp(...sky);
    const eddies = Array.from({ length: 7 }, () => [random(), random() * 0.6, random() < 0.5 ? -1 : 1] as const);
    const lights = [
      [...moon, 0.09] as const,
      ...Array.from({ length: 9 }, () => [random(), random() * 0.55, 0.03 + random() * 0.025] as const),
    ];
    const star = ramp(...stars);
    fillDown(context, w, h, [
      [0, sky[0] ?? '#102040'],
      [1, sky[0] ?? '#102040'],
    ]);
    layDaubs(
      context,
      w,
      h,
      {
        count: 3600,
        length: 0.034,
        thickness: 0.22,
        vary: 0.16,
        colour: (x, y) => {
          const near = Math.min(...lights.map(([sx, sy, r]) => Math.hypot((x - sx) * 0.75, y - sy) / r));
          if (near < 1.6) return star(1 - near / 1.6);
          const wave = 0.5 + 0.5 * Math.sin(x * 9 + y * 14 + Math.sin(y * 9) * 2);
          return mix(night(0.15 + 0.85 * wave * (1 - y * 0.4)), star(0), near < 3 ? (3 - near) * 0.22 : 0);
        },
        angle: (x, y) => {
          let dx = 1;
          let dy = 0;
          for (const [ex, ey, turn] of [...eddies, ...lights.map(([sx, sy]) => [sx, sy, 1] as const)]) {
            const [px, py] = [(x - ex) * 0.75, y - ey];
            const pull = Math.exp(-(px * px + py * py) / 0.018) * 3;
            dx += (-py * turn * pull) / 0.1;
            dy += (px * turn * pull) / 0.1;
          }
          return Math.atan2(dy, dx);
        },
      },
      random,
    );
    const hill = pigment('#0e1a2c', '#16283c', '#1e3a44', '#0a1220');
    layDaubs(
      context,
      w,
      h,
      {
        count: 900,
        length: 0.05,
        thickness: 0.25,
        colour: (_x, _y, r) => hill(r),
        angle: (x) => Math.sin(x * 7) * 0.5,
        area: [0, 0.76, 1, 1],
      },
      random,
    );
  });
}

export interface Field {
  name: string;
  sky: readonly string[];
  ground: readonly string[];
  /** Spots of colour in the ground: flowers, poppies. */
  flowers?: readonly string[];
  horizon: number;
  /** Angle of the ground's strokes in radians: upright grass or level furrows. */
  slant?: number;
  hills?: readonly string[];
  sun?: readonly [x: number, y: number, colour: string];
}

/** Sky, hills and a field in short strokes. */
export function paintedField(field: Field): CustomScene {
  return painted(field.name, (context, w, h, random) => {
    const { sky, ground, horizon, slant = -1.3 } = field;
    const above = ramp(...sky);
    const below = ramp(...ground);
    fillDown(context, w, h, [
      [0, sky[0] ?? '#88aacc'],
      [horizon, sky.at(-1) ?? '#ffffff'],
      [horizon + 0.01, ground[0] ?? '#448844'],
      [1, ground.at(-1) ?? '#224422'],
    ]);
    layDaubs(
      context,
      w,
      h,
      {
        count: 1500,
        length: 0.06,
        thickness: 0.3,
        colour: (_x, y, r) => above(y / horizon + (r() - 0.5) * 0.3),
        angle: LEVEL,
        area: [0, 0, 1, horizon],
      },
      random,
    );
    if (field.sun) {
      const [x, y, colour] = field.sun;
      glow(context, x * w, y * h, w * 0.5, colour, 0.8);
      glow(context, x * w, y * h, w * 0.14, '#fff8e0', 0.9);
    }
    if (field.hills) {
      const hill = pigment(...field.hills);
      layDaubs(
        context,
        w,
        h,
        {
          count: 600,
          length: 0.05,
          thickness: 0.3,
          colour: (_x, _y, r) => hill(r),
          angle: (x) => Math.sin(x * 6 + 1) * 0.35,
          area: [0, horizon - 0.06, 1, horizon + 0.02],
        },
        random,
      );
    }
    layDaubs(
      context,
      w,
      h,
      {
        count: 2600,
        length: 0.03,
        thickness: 0.22,
        nearer: true,
        vary: 0.16,
        colour: (_x, y, r) => below((y - horizon) / (1 - horizon) + (r() - 0.5) * 0.5),
        angle: (_x, _y, r) => slant + (r() - 0.5) * 0.7,
        area: [0, horizon, 1, 1.05],
      },
      random,
    );
    if (field.flowers) {
      const flower = pigment(...field.flowers);
      layDaubs(
        context,
        w,
        h,
        {
          count: 420,
          length: 0.012,
          thickness: 0.8,
          nearer: true,
          colour: (_x, _y, r) => flower(r),
          angle: (_x, _y, r) => r() * 3,
          area: [0, horizon + 0.02, 1, 1.05],
          opacity: 0.95,
        },
        random,
      );
    }
  });
}

/** Water with lily leaves and blossoms, no horizon. */
export function lilyPond(name: string, water: readonly string[]): CustomScene {
  return painted(name, (context, w, h, random) => {
    const pond = ramp(...water);
    fillDown(
      context,
      w,
      h,
      water.map((hex, i) => [i / (water.length - 1), hex] as const),
    );
    layDaubs(
      context,
      w,
      h,
      {
        count: 2600,
        length: 0.05,
        thickness: 0.22,
        vary: 0.14,
        colour: (x, y, r) => pond(0.5 + 0.5 * Math.sin(y * 7 + x * 3) + (r() - 0.5) * 0.5),
        angle: (_x, _y, r) => (r() < 0.4 ? 1.5 : 0) + (r() - 0.5) * 0.3,
      },
      random,
    );
    const leaf = pigment('#5f8f5a', '#86ab6a', '#4a7a64', '#a8c088');
    const bloom = pigment('#f6c6d6', '#fff2f0', '#e88aa8', '#f8e3a0');
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random(), random()];
      const size = 0.02 + 0.05 * y;
      layDaubs(
        context,
        w,
        h,
        {
          count: 26,
          length: 0.035,
          thickness: 0.35,
          colour: (_x, _y, r) => leaf(r),
          angle: LEVEL,
          area: [x - size, y - size * 0.3, x + size, y + size * 0.3],
        },
        random,
      );
      if (i % 2 === 0)
        layDaubs(
          context,
          w,
          h,
          {
            count: 12,
            length: 0.016,
            thickness: 0.7,
            colour: (_x, _y, r) => bloom(r),
            angle: (_x, _y, r) => -1.5 + (r() - 0.5),
            area: [x - 0.02, y - 0.025, x + 0.02, y],
          },
          random,
        );
    }
  });
}

/** Sun through storm and spray: rings of light broken by wind. */
export function stormLight(name: string, colours: readonly string[], eye: readonly [number, number]): CustomScene {
  return painted(name, (context, w, h, random) => {
    const light = ramp(...colours);
    fillDown(context, w, h, [
      [0, colours.at(-1) ?? '#333333'],
      [1, colours.at(-1) ?? '#333333'],
    ]);
    layDaubs(
      context,
      w,
      h,
      {
        count: 3000,
        length: 0.09,
        thickness: 0.3,
        vary: 0.1,
        opacity: 0.6,
        colour: (x, y, r) => light(Math.hypot((x - eye[0]) * 0.9, y - eye[1]) * 1.3 + (r() - 0.5) * 0.25),
        angle: (x, y) => Math.atan2(y - eye[1], (x - eye[0]) * 0.75) + 1.9,
      },
      random,
    );
  });
}
