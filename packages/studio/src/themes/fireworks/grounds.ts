import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/layer.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { fillBox, fillDisc } from '../../scenes/shapes.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { BLUE, bursts, floatingLamps, GOLD, MINT, ROSE, river, shoreLights, WHITE } from './nights.ts';
import { stallStreet } from './stalls.ts';
import { fanWall, goldfish, pinwheels, stallFront } from './toys.ts';

const WHEELS = ['#f0604c', '#f8c858', '#5cb8c8', '#ffffff', '#f4a0b8'] as const;

/** Every place of the theme. */
export const PLACES = {
  river: river({
    name: 'river',
    sky: ['#0c1230', '#1c2450', '#4a3a68'],
    bank: '#0a0c1c',
    shells: [
      [0.74, 0.2, 0.3, GOLD],
      [0.3, 0.12, 0.2, ROSE],
      [0.5, 0.36, 0.13, BLUE],
    ],
    water: ['#241c40', '#0a0c20'],
  }),
  bridge: river({
    name: 'bridge',
    sky: ['#0c2e44', '#2a6a7c', '#f0b088'],
    bank: '#10202c',
    shells: [
      [0.24, 0.16, 0.2, MINT],
      [0.78, 0.1, 0.14, GOLD],
    ],
    line: 0.56,
    bridge: '#ffd890',
    water: ['#2c5468', '#0c2430'],
  }),
  dusk: river({
    name: 'dusk',
    sky: ['#6a5aa8', '#e88aa0', '#ffd0a0'],
    bank: '#5a4068',
    shells: [
      [0.2, 0.16, 0.16, WHITE],
      [0.84, 0.24, 0.11, ROSE],
    ],
    line: 0.58,
    water: ['#c87a90', '#5a4478'],
    blur: 0.003,
  }),
  greyRiver: river({
    name: 'grey-river',
    sky: ['#101010', '#242424', '#484848'],
    bank: '#0a0a0a',
    shells: [
      [0.68, 0.24, 0.34, WHITE],
      [0.2, 0.12, 0.16, WHITE],
    ],
    line: 0.64,
    water: ['#1c1c1c', '#080808'],
  }),
  gold: bursts({
    name: 'gold-bursts',
    sky: ['#5a3414', '#140a08'],
    shells: [
      [0.26, 0.2, 0.36, GOLD],
      [0.84, 0.36, 0.26, GOLD],
      [0.7, 0.08, 0.16, ROSE],
    ],
    smoke: '#c8884a',
  }),
  blue: bursts({
    name: 'blue-bursts',
    sky: ['#1c3c7c', '#081026'],
    shells: [
      [0.12, 0.22, 0.34, BLUE],
      [0.92, 0.18, 0.3, WHITE],
      [0.94, 0.66, 0.24, MINT],
      [0.04, 0.74, 0.2, ROSE],
    ],
    smoke: '#5a7cc0',
  }),
  rose: bursts({
    name: 'rose-bursts',
    sky: ['#8c3a64', '#2c1030'],
    shells: [
      [0.78, 0.2, 0.32, ROSE],
      [0.2, 0.3, 0.22, WHITE],
      [0.46, 0.06, 0.14, GOLD],
    ],
    smoke: '#e08aa8',
  }),
  lamps: floatingLamps({
    name: 'floating-lamps',
    water: ['#101a30', '#1c3044', '#0c1820'],
    paper: ['#f8b860', '#f4906a', '#ffd08a'],
    light: '#ffb860',
  }),
  shore: shoreLights({
    name: 'shore-lights',
    sky: ['#101c2c', '#2c4458'],
    lights: ['#ffd890', '#ff9a6a', '#8ad0e0', '#fff0d0'],
    line: 0.36,
    rail: '#0c141c',
  }),
  street: stallStreet({
    name: 'stall-street',
    sky: ['#141c3c', '#4a3458'],
    vanish: 0.68,
    ground: ['#8a5c40', '#2c1c1c'],
  }),
  blueHour: stallStreet({
    name: 'blue-hour',
    sky: ['#3c6cb0', '#c4c4dc'],
    vanish: 0.3,
    ground: ['#a09098', '#4c4c64'],
    lantern: 'red',
  }),
  toys: stallFront({ name: 'toy-stall', awning: ['#c8443c', '#fbf2e0'], back: ['#f0b868', '#8a4a24'], toys: WHEELS }),
  wheels: pinwheels({
    name: 'pinwheels',
    sky: ['#6cb8ec', '#e8f6f4'],
    colours: WHEELS,
    wheels: [
      [0.1, 0.14, 0.13],
      [0.36, 0.05, 0.07],
      [0.92, 0.1, 0.14],
      [0.04, 0.46, 0.1],
      [0.97, 0.4, 0.11],
      [0.68, 0.03, 0.06],
      [0.12, 0.78, 0.14],
      [0.9, 0.74, 0.13],
    ],
  }),
  fish: goldfish({
    name: 'goldfish',
    water: ['#d4f0f0', '#8cc8d4'],
    fish: [
      [0.16, 0.16, 0.1, 0.6],
      [0.86, 0.12, 0.08, 2.4],
      [0.9, 0.42, 0.11, 4.2],
      [0.08, 0.5, 0.07, 5.4],
      [0.14, 0.82, 0.1, -0.6],
      [0.88, 0.86, 0.09, 3.4],
      [0.55, 0.05, 0.06, 0.2],
    ],
    blur: 0.004,
  }),
  fans: fanWall({
    name: 'fan-wall',
    wall: ['#faf8f2', '#d8d8d4'],
    papers: ['#f4f0e4', '#dce8f0', '#f8e0d4'],
    fans: [
      [0.14, 0.16, 0.16],
      [0.84, 0.1, 0.18],
      [0.5, 0.02, 0.11],
      [0.96, 0.5, 0.14],
      [0.02, 0.52, 0.13],
    ],
  }),
} as const satisfies Record<string, Scene>;

/** Scenes for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.river,
  PLACES.street,
  PLACES.wheels,
  PLACES.gold,
  PLACES.lamps,
  PLACES.fish,
  PLACES.rose,
];

/** The basin full of goldfish, as a ground. */
export const BASIN: Scene = goldfish({
  name: 'basin',
  water: ['#b8e0e4', '#6cb0c0'],
  fish: Array.from(
    { length: 15 },
    (_, i) => [((i * 0.37) % 1) * 1.04, ((i * 0.23 + 0.06) % 1) * 1.02, 0.06 + 0.012 * (i % 4), i * 1.3] as const,
  ),
});

/** Cotton for a summer robe: indigo, with white shells of fire. */
export const ROBE_COTTON: Scene = painted('robe-cotton', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#27407a'],
    [1, '#182a56'],
  ]);
  drawPaperShells(context, w, h, ['#e8eef6', '#f4a0a8', '#f6d488'], 17, 0.13);
  texture(context, w, h, { opacity: 0.2, scale: [0.3, 0.22] }, random);
  texture(context, w, h, { opacity: 0.35, scale: [1.2, 0.9] }, random);
});

/** The poster's night: flat shells cut out of paper over a strip of water. */
export const PAPER_NIGHT: Scene = painted('paper-night', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#14204c'],
    [0.7, '#2c3a78'],
    [1, '#14204c'],
  ]);
  texture(context, w, h, { opacity: 0.25, scale: [0.5, 0.4] }, random);
  drawPaperShell(context, w * 0.5, h * 0.34, w * 0.46, ['#f6c65a', '#f28a7e']);
  drawPaperShell(context, w * 0.1, h * 0.16, w * 0.2, ['#f2a8c0', '#f4efe4']);
  drawPaperShell(context, w * 0.92, h * 0.14, w * 0.22, ['#7cc4d4', '#f4efe4']);
  drawPaperShell(context, w * 0.94, h * 0.56, w * 0.14, ['#f6c65a', '#f4efe4']);
  drawPaperShell(context, w * 0.05, h * 0.54, w * 0.15, ['#f28a7e', '#f6c65a']);
});

type Context = Parameters<typeof fillBox>[0];

function drawPaperShells(
  context: Context,
  w: number,
  h: number,
  colours: readonly string[],
  count: number,
  size: number,
): void {
  for (let i = 0; i < count; i++) {
    const colour = colours[i % colours.length] ?? '#ffffff';
    drawPaperShell(context, ((i * 0.381) % 1) * w, ((i * 0.173 + 0.04) % 1) * h, size * w * (0.6 + 0.2 * (i % 3)), [
      colour,
      colour,
    ]);
  }
}

function drawPaperShell(context: Context, x: number, y: number, r: number, colours: readonly [string, string]): void {
  for (const [ring, rays] of [
    [1, 28],
    [0.68, 22],
    [0.38, 14],
  ] as const)
    for (let k = 0; k < rays; k++) {
      const angle = (k / rays) * Math.PI * 2 + ring;
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      fillBox(context, r * (ring - 0.24), -r * 0.011, r * 0.2, r * 0.022, cssOfHex(colours[k % 2] ?? colours[0], 0.92));
      fillDisc(context, r * ring, 0, r * 0.03, colours[(k + 1) % 2] ?? colours[0]);
      context.restore();
    }
  fillDisc(context, x, y, r * 0.06, colours[1]);
}
