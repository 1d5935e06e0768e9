import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';

/** Things in front of the person. Drawn in order, before the grade unless `after` is true. */
export type Overlay = { after?: boolean } & (
  | { kind: 'rain'; seed?: number /** Drops, 0.3 to 1.5. */; amount?: number }
  | { kind: 'streaks'; seed?: number; amount?: number; angle?: number; colour?: string }
  | { kind: 'snow'; seed?: number; amount?: number }
  | { kind: 'petals'; seed?: number; amount?: number; colours?: readonly string[] }
  | { kind: 'confetti'; seed?: number; amount?: number; colours?: readonly string[] }
  | {
      kind: 'sparks';
      seed?: number;
      amount?: number;
      colour?: string /** Upper end of the area, 0 to 1. */;
      from?: number;
    }
  | { kind: 'bokeh'; seed?: number; amount?: number; colours?: readonly string[]; radius?: readonly [number, number] }
  | {
      kind: 'leaves';
      seed?: number;
      sides?: readonly ('left' | 'right' | 'top' | 'bottom')[];
      colours?: readonly string[];
      amount?: number;
    }
  | { kind: 'leak'; seed?: number; strength?: number; colours?: readonly [string, string] }
  | { kind: 'flare'; x: number; y: number; colour?: string; strength?: number; radius?: number }
  | { kind: 'mist'; colour: string /** Where it begins, share of the height. */; from?: number; strength?: number }
  | { kind: 'prism'; seed?: number; strength?: number }
  | { kind: 'ghosts' /** Sideways copies, share of the width. */; shift?: number; strength?: number }
  | {
      kind: 'wash';
      colour: string;
      blend?: 'multiply' | 'screen' | 'overlay' | 'soft-light' | 'color';
      strength?: number;
    }
  | {
      kind: 'split' /** Colour halves over the picture. */;
      colours: readonly [string, string];
      angle?: number;
      strength?: number;
      blend?: 'multiply' | 'screen' | 'overlay' | 'soft-light' | 'color';
    }
  /** A fur collar round the neck; colours of its depth, body and tips. */
  | { kind: 'fur'; seed?: number; colours?: readonly [string, string, string] }
  | { kind: 'cup'; side?: 'left' | 'right' }
  | { kind: 'balloons'; seed?: number; colours?: readonly string[]; behind?: boolean }
  /** Held over the head, its ribs towards the lens. */
  | { kind: 'umbrella'; colour?: string; behind?: boolean }
  | { kind: 'fireworks'; seed?: number; colours?: readonly string[]; behind?: boolean }
  | { kind: 'bubbles'; seed?: number; amount?: number }
  | { kind: 'glass'; strength?: number }
  | { kind: 'dust'; seed?: number; amount?: number }
  | {
      kind: 'text';
      text: string;
      x: number;
      y: number /** Share of the frame's height. */;
      size: number;
      colour?: string;
      font?: 'sans' | 'serif';
      weight?: 400 | 700 | 900;
      align?: 'left' | 'center' | 'right';
      spacing?: number;
      opacity?: number;
      vertical?: boolean;
      behind?: boolean;
    }
  | { kind: 'line'; x: number; y: number; width: number; height: number; colour?: string; opacity?: number }
  /** Drawn by the theme itself; it keeps off the face by its own means. */
  | {
      kind: 'drawn';
      seed?: number;
      behind?: boolean;
      paint: (context: SKRSContext2D, widthPx: number, heightPx: number, random: Random) => void;
    }
  | { kind: 'border'; inset: number; width: number; colour?: string; opacity?: number }
);

/** Where the faces stand, so that drops and petals keep off them. */
export interface KeepClear {
  x: number;
  y: number;
  radius: number;
  /** Chin in pixels and the head's roll in radians, for what is worn below it. */
  chin?: { x: number; y: number; roll: number };
}
