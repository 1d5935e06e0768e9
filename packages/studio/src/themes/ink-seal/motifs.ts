import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { drawStroke, drawWash } from './brush.ts';

/** Draws on paper that is already laid. */
export type Motif = (context: SKRSContext2D, w: number, h: number, random: Random) => void;

/** Ridges behind each other, each dark at its crest and gone in mist at its foot. */
export function mountains(ink: string, from: number, rows: number, load = 0.7): Motif {
  return (context, w, h, random) => {
    for (let row = 0; row < rows; row++) {
      const base = from + row * 0.1;
      const phase = random() * 9;
      const crest = (x: number): number =>
        h *
        (base -
          0.1 * Math.max(0, Math.sin(x * 2.6 + phase)) ** 1.5 -
          0.05 * Math.sin(x * 7 + phase * 2) -
          0.012 * Math.sin(x * 31 + phase));
      context.beginPath();
      context.moveTo(0, h);
      for (let i = 0; i <= 120; i++) context.lineTo((i / 120) * w, crest(i / 120));
      context.lineTo(w, h);
      const wash = context.createLinearGradient(0, h * (base - 0.15), 0, h * (base + 0.17));
      const strength = load * (0.35 + (0.65 * (row + 1)) / rows);
      wash.addColorStop(0, cssOfHex(ink, strength));
      wash.addColorStop(0.5, cssOfHex(ink, strength * 0.4));
      wash.addColorStop(1, cssOfHex(ink, 0));
      context.fillStyle = wash;
      context.fill();
    }
  };
}

export function redSun(x: number, y: number, radius: number, colour = '#c8321e'): Motif {
  return (context, w, h) => {
    context.fillStyle = cssOfHex(colour, 0.92);
    context.beginPath();
    context.arc(x * w, y * h, radius * w, 0, 7);
    context.fill();
  };
}

/** A full moon left white in a night of washes; the foot of the paper stays bare. */
export function moonNight(ink: string, moon: readonly [x: number, y: number, radius: number], load = 0.85): Motif {
  return (context, w, h, random) => {
    const sky = context.createLinearGradient(0, 0, 0, h);
    sky.addColorStop(0, cssOfHex(ink, load));
    sky.addColorStop(0.5, cssOfHex(ink, load * 0.72));
    sky.addColorStop(0.9, cssOfHex(ink, 0.04));
    context.fillStyle = sky;
    context.fillRect(0, 0, w, h);
    for (let i = 0; i < 9; i++)
      drawWash(context, random() * w, random() * h * 0.5, w * (0.1 + random() * 0.12), ink, load * 0.35, random);
    glow(context, moon[0] * w, moon[1] * h, moon[2] * w * 2.4, '#f4efe0', 0.7);
    context.fillStyle = '#f6f2e6';
    context.beginPath();
    context.arc(moon[0] * w, moon[1] * h, moon[2] * w, 0, 7);
    context.fill();
  };
}

/** Ink thrown at the paper. */
export function splash(ink: string, places: readonly (readonly [x: number, y: number, radius: number])[]): Motif {
  return (context, w, h, random) => {
    for (const [x, y, r] of places) {
      drawWash(context, x * w, y * h, r * w * 1.25, ink, 0.7, random);
      drawWash(context, x * w, y * h, r * w * 0.8, ink, 1.6, random);
      for (let i = 0; i < 60; i++) {
        const angle = random() * 7;
        const far = r * w * (0.9 + random() ** 2 * 1.5);
        context.fillStyle = cssOfHex(ink, 0.4 + 0.5 * random());
        context.beginPath();
        context.arc(
          x * w + Math.cos(angle) * far,
          y * h + Math.sin(angle) * far * 0.8,
          h * (0.0008 + random() ** 4 * 0.009),
          0,
          7,
        );
        context.fill();
      }
    }
  };
}

/** One round stroke, left open. */
export function openRing(ink: string, place: readonly [x: number, y: number, radius: number]): Motif {
  return (context, w, h, random) => {
    const [x, y, r] = [place[0] * w, place[1] * h, place[2] * w];
    for (let k = 0; k < 46; k++) {
      const side = (k / 45) * 2 - 1;
      const end = 5.9 - (random() < 0.5 ? random() * 2.2 : random() * 0.3);
      context.strokeStyle = cssOfHex(ink, 0.45 + 0.5 * random());
      context.lineWidth = r * 0.014;
      context.beginPath();
      for (let t = 0; t <= end; t += 0.06) {
        const radius = r + side * r * 0.13 * (1 - (t / 6) * 0.6);
        context.lineTo(x + Math.cos(t - 2) * radius, y + Math.sin(t - 2) * radius);
      }
      context.stroke();
    }
  };
}

/** A boat with its fisher, ripples, and geese in the distance. */
export function boat(ink: string, place: readonly [x: number, y: number]): Motif {
  return (context, w, h, random) => {
    const [x, y] = [place[0] * w, place[1] * h];
    drawStroke(
      context,
      {
        from: [x - w * 0.11, y - h * 0.008],
        bend: [x, y + h * 0.024],
        to: [x + w * 0.11, y - h * 0.014],
        width: [2, h * 0.018, 2],
        ink,
        load: 0.9,
      },
      random,
    );
    drawStroke(
      context,
      {
        from: [x - w * 0.01, y],
        bend: [x - w * 0.012, y - h * 0.02],
        to: [x, y - h * 0.034],
        width: [h * 0.014, h * 0.016, h * 0.004],
        ink,
        load: 0.8,
      },
      random,
    );
    drawStroke(
      context,
      {
        from: [x - w * 0.03, y - h * 0.034],
        bend: [x, y - h * 0.046],
        to: [x + w * 0.03, y - h * 0.032],
        width: [2, h * 0.008, 2],
        ink,
        load: 0.9,
      },
      random,
    );
    drawStroke(
      context,
      {
        from: [x + w * 0.02, y - h * 0.02],
        bend: [x + w * 0.1, y - h * 0.09],
        to: [x + w * 0.17, y - h * 0.07],
        width: [1.4, 1.2, 1],
        ink,
        load: 0.8,
      },
      random,
    );
    for (let i = 0; i < 26; i++) {
      const [rx, ry] = [random() * w, y + h * (0.02 + random() * 0.16)];
      drawStroke(
        context,
        {
          from: [rx, ry],
          bend: [rx + w * 0.05, ry + h * 0.006],
          to: [rx + w * (0.06 + random() * 0.08), ry],
          width: [1, 2, 1],
          ink,
          load: 0.25,
        },
        random,
      );
    }
    for (let i = 0; i < 7; i++) {
      const [gx, gy] = [x + w * (0.1 + i * 0.035), y - h * (0.22 + (i % 3) * 0.014 + i * 0.006)];
      drawStroke(
        context,
        {
          from: [gx - w * 0.014, gy - h * 0.004],
          bend: [gx, gy + h * 0.004],
          to: [gx + w * 0.014, gy - h * 0.006],
          width: [1, 2.4, 1],
          ink,
          load: 0.8,
        },
        random,
      );
    }
  };
}
