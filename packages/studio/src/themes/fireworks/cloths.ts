import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { goldfish } from './goldfish.ts';

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
