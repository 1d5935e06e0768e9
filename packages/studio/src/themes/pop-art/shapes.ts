import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillLetters } from '../../pixels/letters.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import type { Paint } from '../../scenes/kinds/custom.ts';
import { fontFamily } from '../../stages/overlay/fonts.ts';

/** One flat ink over the whole frame. */
export const ground =
  (colour: string): Paint =>
  (context, w, h) =>
    fillDown(context, w, h, [
      [0, colour],
      [1, colour],
    ]);

/** A screen of round dots whose size changes across the frame. Shares of the width; `lean` turns the direction of growth. */
export const dots =
  (colour: string, step: number, smallest: number, largest: number, lean: readonly [number, number] = [0, 1]): Paint =>
  (context, w, h) => {
    context.fillStyle = colour;
    const gap = step * w;
    for (let row = -1; row * gap * 0.5 < h + gap; row++) {
      for (let x = row % 2 === 0 ? 0 : gap / 2; x < w + gap; x += gap) {
        const y = row * gap * 0.5;
        const t = Math.max(0, Math.min(1, (x / w - 0.5) * lean[0] + (y / h - 0.5) * lean[1] + 0.5));
        const radius = gap * (smallest + (largest - smallest) * t);
        if (radius < 0.4) continue;
        context.beginPath();
        context.arc(x, y, radius, 0, Math.PI * 2);
        context.fill();
      }
    }
  };

/** Beams from a point: `count` of each ink. */
export const beams =
  (colours: readonly [string, string], x: number, y: number, count: number): Paint =>
  (context, w, h) => {
    ground(colours[0])(context, w, h, () => 0);
    for (let i = 0; i < count; i++) {
      const [from, to] = [(i / count) * Math.PI * 2, ((i + 0.5) / count) * Math.PI * 2];
      const far = Math.hypot(w, h);
      fillPolygon(
        context,
        [
          [x * w, y * h],
          [x * w + Math.cos(from) * far, y * h + Math.sin(from) * far],
          [x * w + Math.cos(to) * far, y * h + Math.sin(to) * far],
        ],
        colours[1],
      );
    }
  };

/** Diagonal bands. */
export const bands =
  (colours: readonly string[], wide: number): Paint =>
  (context, w, h) => {
    for (let i = -Math.ceil(h / (wide * w)); i * wide < 1.2; i++) {
      const x = i * wide * w;
      fillPolygon(
        context,
        [
          [x, 0],
          [x + wide * w + 1, 0],
          [x + wide * w + 1 + h * 0.5, h],
          [x + h * 0.5, h],
        ],
        colours[((i % colours.length) + colours.length) % colours.length] ?? '#ffffff',
      );
    }
  };

/** A jagged burst: inks from outside to inside. Place and radius: shares of width, height, height. */
export const burst =
  (x: number, y: number, radius: number, inks: readonly string[], points = 16): Paint =>
  (context, w, h, random) => {
    const wobble = Array.from({ length: points * 2 }, (_, i) => (i % 2 === 0 ? 1 : 0.66) * (0.86 + random() * 0.28));
    inks.forEach((ink, ring) => {
      const size = radius * h * (1 - ring * 0.13);
      fillPolygon(
        context,
        wobble.map((out, i) => {
          const angle = (i / wobble.length) * Math.PI * 2;
          return [x * w + Math.cos(angle) * size * out, y * h + Math.sin(angle) * size * out * 0.86] as const;
        }),
        ink,
      );
    });
  };

/** A speech bubble with its word. */
export const bubble =
  (
    x: number,
    y: number,
    wide: number,
    word: string,
    tail: readonly [number, number],
    ink = '#14141c',
    paper = '#fffdf4',
  ): Paint =>
  (context, w, h) => {
    const [cx, cy, half] = [x * w, y * h, (wide * w) / 2];
    for (const [grow, colour] of [
      [h * 0.007, ink],
      [0, paper],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      context.ellipse(cx, cy, half + grow, half * 0.62 + grow, 0, 0, Math.PI * 2);
      context.fill();
      fillPolygon(
        context,
        [
          [cx - half * 0.24 - grow, cy + half * 0.4],
          [cx + half * 0.24 + grow, cy + half * 0.4],
          [tail[0] * w + grow * 0.4, tail[1] * h + grow * 1.4],
        ],
        colour,
      );
    }
    drawWord(context, word, cx, cy, half * (word.length > 3 ? 0.52 : 0.72), ink);
  };

/** A word in heavy letters, a shadow of a second ink under it. Pixels. */
export function drawWord(
  context: SKRSContext2D,
  word: string,
  x: number,
  y: number,
  size: number,
  ink: string,
  shadow?: string,
): void {
  context.save();
  context.font = `900 ${size}px ${fontFamily('sans')}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.translate(x, y);
  context.rotate(-0.09);
  if (shadow) {
    context.fillStyle = shadow;
    fillLetters(context, word, size * 0.07, size * 0.07);
    context.strokeStyle = shadow;
    context.lineWidth = size * 0.12;
    context.lineJoin = 'round';
    context.strokeText(word, 0, 0);
  }
  context.fillStyle = ink;
  fillLetters(context, word, 0, 0);
  context.restore();
}

/** A flower of five round petals, flat. Shares of width and height, radius of the height. */
export const flower =
  (x: number, y: number, radius: number, petal: string, heart: string): Paint =>
  (context, w, h) => {
    context.fillStyle = petal;
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * Math.PI * 2 + x * 4;
      context.beginPath();
      context.ellipse(
        x * w + Math.cos(angle) * radius * h * 0.52,
        y * h + Math.sin(angle) * radius * h * 0.52,
        radius * h * 0.5,
        radius * h * 0.4,
        angle,
        0,
        7,
      );
      context.fill();
    }
    context.fillStyle = heart;
    context.beginPath();
    context.arc(x * w, y * h, radius * h * 0.24, 0, Math.PI * 2);
    context.fill();
  };

/** A comic-book brush stroke: bristled ends, black outline, runs of ink. */
export const brushMark =
  (y: number, tall: number, ink: string, line = '#14141c'): Paint =>
  (context, w, h, random) => {
    const top: [number, number][] = [];
    const low: [number, number][] = [];
    for (let i = 0; i <= 12; i++) {
      const x = w * (-0.06 + (i / 12) * 1.12);
      const wave = Math.sin(i * 0.7) * 0.025;
      top.push([x, (y - tall / 2 + wave + random() * 0.012) * h]);
      low.unshift([x, (y + tall / 2 + wave + (random() < 0.3 ? 0.05 : random() * 0.016)) * h]);
    }
    fillPolygon(context, [...top, ...low], ink);
    context.strokeStyle = line;
    context.lineWidth = h * 0.007;
    context.lineJoin = 'round';
    context.stroke();
    context.lineWidth = h * 0.004;
    for (let k = 1; k < 6; k++) {
      const from = random() * 0.5;
      context.beginPath();
      for (let t = from; t < from + 0.5; t += 0.05)
        context.lineTo(w * (-0.06 + t * 1.12), (y - tall / 2 + (tall * k) / 6 + Math.sin(t * 8.4) * 0.025) * h);
      context.stroke();
    }
  };
