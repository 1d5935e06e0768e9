import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillLetters } from '../../pixels/letters.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import { fontFamily } from '../../stages/overlay/fonts.ts';

export interface Page {
  name: string;
  paper: readonly [top: string, bottom: string];
  /** Across the whole top; size as a share of the height. */
  title?: { text: string; colour: string; size: number };
  font: 'sans' | 'serif';
  /** Lines and their baselines, left-aligned at `x`; sizes are shares of the height. */
  lines: readonly { text: string; x: number; y: number; size: number; colour: string; weight: 400 | 700 | 900 }[];
}

/** A printed page on which photographs lie. */
export function printedPage(page: Page): CustomScene {
  return painted(page.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, page.paper[0]],
      [1, page.paper[1]],
    ]);
    texture(context, w, h, { opacity: 0.16, scale: [1.5, 1.2] }, random);
    if (page.title) {
      const { text, colour, size } = page.title;
      const place = { x: w / 2, y: h * (0.035 + size * 0.8), align: 'center' } as const;
      write(context, text, place, colour, { size: size * h, weight: 900, font: page.font, widest: w * 0.93 });
    }
    for (const line of page.lines) {
      write(context, line.text, { x: line.x * w, y: line.y * h, align: 'left' }, line.colour, {
        size: line.size * h,
        weight: line.weight,
        font: page.font,
        widest: w * (0.97 - line.x),
      });
    }
  });
}

function write(
  context: SKRSContext2D,
  text: string,
  place: { x: number; y: number; align: 'left' | 'center' },
  colour: string,
  type: { size: number; weight: number; font: 'sans' | 'serif'; widest: number },
): void {
  const fontOf = (size: number): string => `${type.weight} ${size.toFixed(1)}px ${fontFamily(type.font)}`;
  context.font = fontOf(type.size);
  const width = context.measureText(text).width;
  if (width > type.widest) context.font = fontOf((type.size * type.widest) / width);
  context.textAlign = place.align;
  context.fillStyle = colour;
  fillLetters(context, text, place.x, place.y);
}
