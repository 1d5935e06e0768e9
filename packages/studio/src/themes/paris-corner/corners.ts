import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick } from '../../pixels/random.ts';
import { scatterBokeh } from '../../scenes/brushes/bokeh.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { Paint } from '../../scenes/kinds/custom.ts';
import { landscape } from '../../scenes/landscape.ts';
import { painted } from '../../scenes/layer.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { cafe, tiles } from './counters.ts';
import { drawBridge, drawCrown, drawLamp, drawRoofs, drawTower } from './sights.ts';

/** Green boxes of second-hand books on the parapet of the quay. */
const drawStalls: Paint = (context, w, h, random) => {
  context.fillStyle = '#b8aa94';
  context.fillRect(0, h * 0.74, w, h * 0.3);
  for (let i = 0; i < 3; i++) {
    const x = w * (-0.04 + i * 0.37);
    fillPolygon(
      context,
      [
        [x, h * 0.5],
        [x + w * 0.34, h * 0.5],
        [x + w * 0.34, h * 0.42],
        [x, h * 0.4],
      ],
      '#24483a',
    );
    context.fillStyle = '#1c3a30';
    context.fillRect(x, h * 0.5, w * 0.34, h * 0.26);
    for (const shelf of [0.6, 0.7]) {
      for (let bx = x + w * 0.012; bx < x + w * 0.32; ) {
        const wide = w * (0.008 + random() * 0.014);
        const tall = h * (0.05 + random() * 0.03);
        context.fillStyle = pick(random, ['#a8403a', '#d8b878', '#3a5a84', '#e8dcc0', '#6a7a4c', '#7a4a34', '#c88a4a']);
        context.fillRect(bx, h * shelf - tall, wide, tall);
        bx += wide + w * 0.0015;
      }
      context.fillStyle = '#12281f';
      context.fillRect(x, h * shelf, w * 0.34, h * 0.008);
    }
    context.fillStyle = '#2c5a48';
    context.fillRect(x, h * 0.72, w * 0.34, h * 0.045);
  }
};

const ROOFS_GOLD = [
  ['#c8b0b4', '#e8c8a8'],
  ['#a8a0b0', '#dcb48c'],
  ['#7c8498', '#c4946c'],
  ['#545c74', '#94684c'],
] as const;

/** Corners of the quarter. */
export const CORNERS = {
  redCafe: cafe('red-cafe', '#8c1f28', '#4a2418', '#ffc878'),
  greenCafe: cafe('green-cafe', '#1f5040', '#1c3a30', '#ffd89c'),
  metro: tiles('metro', '#f0f4f2', '#b4bcb8'),
  passage: painted('passage', (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, '#f4ead0'],
      [0.4, '#fff6dc'],
      [1, '#8c6844'],
    ]);
    for (let i = 9; i >= 0; i--) {
      const t = (i / 10) ** 1.7;
      const half = 0.09 + 0.62 * t;
      const top = 0.42 - 0.5 * t;
      context.strokeStyle = cssOfHex('#5a4a3c', 0.85);
      context.lineWidth = w * (0.004 + 0.018 * t);
      context.beginPath();
      context.ellipse(w * 0.5, h * (top + half * 0.3), half * w, half * h * 0.42, 0, Math.PI, 0);
      context.stroke();
      for (const side of [-1, 1]) {
        const x = (0.5 + side * half) * w;
        context.fillStyle = cssOfHex(i % 2 === 0 ? '#8a5a34' : '#6c4428', 1);
        context.fillRect(x - w * 0.02 * (0.4 + t), h * (top + half * 0.3), w * 0.04 * (0.4 + t), h);
        glow(context, x - side * w * 0.05 * (0.4 + t), h * (0.46 - 0.1 * t), w * 0.1 * (0.3 + t), '#ffd08a', 0.8);
      }
    }
    texture(context, w, h, { opacity: 0.3, scale: [0.2, 0.08], from: 0.62, blend: 'overlay' }, random);
    defocus(context, w, h, 0.009);
  }),
  roofs: landscape({
    name: 'roofs',
    sky: [
      [0, '#7c94c0'],
      [0.35, '#f0c4a8'],
      [0.5, '#ffe0b4'],
      [1, '#ffe0b4'],
    ],
    lamp: { x: 0.16, y: 0.34, radius: 0.04, glow: 0.8, colour: '#ffc080' },
    clouds: [{ cover: 0.4, lit: '#fff0d8', shade: '#c8a8a8', horizon: 0.5, softness: 0.55, streak: 2 }],
    things: (context, w, h, random) => {
      drawTower(context, w * 0.26, h * 0.5, h * 0.3, '#a88c90');
      drawRoofs(context, w, h, 0.46, ROOFS_GOLD, random);
    },
    blur: 0.0035,
  }),
  blueRoofs: landscape({
    name: 'blue-roofs',
    sky: [
      [0, '#c4d0dc'],
      [0.5, '#eceef0'],
      [1, '#eceef0'],
    ],
    things: (context, w, h, random) =>
      drawRoofs(
        context,
        w,
        h,
        0.4,
        [
          ['#b8c4d0', '#e0e0dc'],
          ['#94a4b8', '#d4d0c8'],
          ['#74889c', '#c0b8ac'],
          ['#5a6c84', '#a89e94'],
        ],
        random,
      ),
    blur: 0.007,
  }),
  bridge: landscape({
    name: 'bridge',
    sky: [
      [0, '#28386c'],
      [0.35, '#7a80b0'],
      [0.56, '#f4b89c'],
      [1, '#f4b89c'],
    ],
    clouds: [{ cover: 0.4, lit: '#ffc0a8', shade: '#7074a4', horizon: 0.55, softness: 0.55, streak: 2.4 }],
    behind: (context, w, h, random) => {
      drawTower(context, w * 0.2, h * 0.56, h * 0.26, '#5c587c');
      drawRoofs(context, w, h, 0.5, [['#6c6c94', '#7c7494']], random);
      drawBridge(context, w, h * 0.55, h * 0.645, 4, '#6a6280', '#8c8098');
      for (let i = 0; i < 5; i++) drawLamp(context, w * (0.04 + i * 0.24), h * 0.55, h * 0.055, '#2c2c48', '#ffc878');
    },
    water: { from: 0.645, ripple: 0.9, tint: ['#4a4c7c', '#141c44'], tintOpacity: [0.2, 0.5] },
    blur: 0.004,
  }),
  bookstalls: landscape({
    name: 'bookstalls',
    sky: [
      [0, '#a8c0d0'],
      [0.5, '#ece4d0'],
      [1, '#ece4d0'],
    ],
    things: (context, w, h, random) => {
      drawRoofs(context, w, h, 0.3, [['#a4acb8', '#d8ccb8']], random);
      for (const [x, size] of [
        [0.1, 0.2],
        [0.5, 0.16],
        [0.92, 0.22],
      ] as const)
        drawCrown(context, x * w, h * 0.2, size * h, ['#c89a3c', '#a8b04c', '#e0c060', '#8c7a34'], random);
      drawStalls(context, w, h, random);
    },
    blur: 0.006,
  }),
  window: landscape({
    name: 'window',
    sky: [
      [0, '#a8c4e0'],
      [0.6, '#f4ece0'],
      [1, '#f4ece0'],
    ],
    things: (context, w, h, random) =>
      drawRoofs(
        context,
        w,
        h,
        0.36,
        [
          ['#b0bccc', '#ece0cc'],
          ['#8c9cb4', '#dcccb4'],
          ['#74849c', '#c8b49c'],
        ],
        random,
      ),
    blur: 0.007,
    after: (context, w, h) => drawWindowFrame(context, w, h),
  }),
  flowers: painted('flowers', (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, '#24483a'],
      [1, '#14281f'],
    ]);
    glow(context, w * 0.5, h * 0.2, w * 0.8, '#ffe0a8', 0.5);
    for (let i = 0; i < 46; i++) {
      const colours = pick(random, [
        ['#e8a0b4', '#f4ccd4'],
        ['#f4e8d4', '#ffffff'],
        ['#c85a6c', '#e88a94'],
        ['#8ca45c', '#5c7c3c'],
        ['#b49cd4', '#d8c8ec'],
        ['#f0c060', '#ffe0a0'],
      ]);
      drawCrown(context, random() * w, h * (0.3 + random() * 0.7), h * (0.035 + random() * 0.045), colours, random);
    }
    defocus(context, w, h, 0.012);
    scatterBokeh(
      context,
      w,
      h,
      { count: 18, colours: ['#ffe4b0', '#fff4dc'], radius: [0.01, 0.04], opacity: 0.4, area: [0, 0, 1, 0.4] },
      random,
    );
  }),
} as const satisfies Record<string, Scene>;

/** A tall window opened to the roofs: white frame, iron rail, curtains. */
function drawWindowFrame(context: SKRSContext2D, w: number, h: number): void {
  context.strokeStyle = '#24242c';
  context.lineWidth = w * 0.008;
  context.beginPath();
  for (let x = 0.1; x < 0.92; x += 0.055) {
    context.moveTo(x * w, h * 0.66);
    context.bezierCurveTo((x + 0.05) * w, h * 0.76, (x - 0.03) * w, h * 0.86, x * w, h * 1.02);
  }
  context.moveTo(0, h * 0.66);
  context.lineTo(w, h * 0.66);
  context.stroke();
  for (const [x, wide] of [
    [0, 0.1],
    [0.9, 0.1],
  ] as const) {
    const wood = context.createLinearGradient(x * w, 0, (x + wide) * w, 0);
    wood.addColorStop(0, '#f4efe6');
    wood.addColorStop(0.5, '#ffffff');
    wood.addColorStop(1, '#c8c0b4');
    context.fillStyle = wood;
    context.fillRect(x * w, 0, wide * w, h);
  }
  for (const [x, lean] of [
    [0.02, 1],
    [0.98, -1],
  ] as const) {
    for (let fold = 0; fold < 6; fold++) {
      context.fillStyle = fold % 2 === 0 ? 'rgba(255,252,244,0.72)' : 'rgba(226,214,198,0.66)';
      context.beginPath();
      const left = (x + lean * fold * 0.028) * w;
      context.moveTo(left - w * 0.02, 0);
      context.bezierCurveTo(left + w * 0.02, h * 0.3, left - w * 0.03, h * 0.7, left + lean * w * 0.01, h);
      context.lineTo(left + lean * w * 0.05, h);
      context.bezierCurveTo(left + w * 0.03, h * 0.7, left + w * 0.05, h * 0.3, left + w * 0.02, 0);
      context.fill();
    }
  }
  defocus(context, w, h, 0.005);
}
