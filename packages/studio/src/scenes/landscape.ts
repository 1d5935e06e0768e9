import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../pixels/random.ts';
import { defocus } from './brushes/defocus.ts';
import { fillDown, type Stop } from './brushes/fill-down.ts';
import { glow } from './brushes/glow.ts';
import { type Clouds, drawClouds } from './clouds.ts';
import type { CustomScene, Paint } from './kinds/custom.ts';
import { drawReflection, type MirroredShore } from './mirrored-shore.ts';
import { drawStars, type Stars } from './stars.ts';
import { drawTerrain, type Terrain } from './terrain.ts';

/** Open country: sky, its light, land in depth, water, and what stands there. */
export interface Landscape {
  /** Unique within the theme. */
  name: string;
  sky: readonly Stop[];
  stars?: Stars;
  /** The sun or moon: place, radius of its disc (0: hidden) and of its glow, shares of width, height and width. */
  lamp?: { x: number; y: number; radius: number; glow: number; colour: string; disc?: string; strength?: number };
  clouds?: readonly Clouds[];
  /** Painted behind the land. */
  behind?: Paint;
  terrain?: Terrain | ((random: Random) => Terrain);
  water?: MirroredShore;
  /** Things in the distance, before the lens softens everything. */
  things?: Paint;
  /** Softness of the lens, share of the height. */
  blur?: number;
  /** Light and near things over the soft picture. */
  after?: Paint;
}

/** A scene whose hills and clouds are its own: its name gives the seed. */
export function landscape(options: Landscape): CustomScene & { seed: number } {
  return {
    kind: 'custom',
    name: options.name,
    seed: seedOf(options.name),
    paint: (context, w, h, random) => {
      const { sky, stars, lamp, clouds = [], terrain, water } = options;
      fillDown(context, w, h, sky);
      if (stars) drawStars(context, w, h, stars, random);
      if (lamp) drawLamp(context, w, h, lamp);
      for (const layer of clouds) drawClouds(context, w, h, layer, random);
      options.behind?.(context, w, h, random);
      if (terrain) drawTerrain(context, w, h, typeof terrain === 'function' ? terrain(random) : terrain);
      if (water) drawReflection(context, w, h, water, random);
      options.things?.(context, w, h, random);
      defocus(context, w, h, options.blur ?? 0.003);
      options.after?.(context, w, h, random);
    },
  };
}

function drawLamp(context: SKRSContext2D, w: number, h: number, lamp: NonNullable<Landscape['lamp']>): void {
  glow(context, lamp.x * w, lamp.y * h, lamp.glow * w, lamp.colour, lamp.strength ?? 0.9);
  if (lamp.radius === 0) return;
  context.fillStyle = lamp.disc ?? '#fffaf0';
  context.beginPath();
  context.arc(lamp.x * w, lamp.y * h, lamp.radius * w, 0, Math.PI * 2);
  context.fill();
}

function seedOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}
