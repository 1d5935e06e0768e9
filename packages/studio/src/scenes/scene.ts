import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../pixels/random.ts';
import type { FogOptions, NeonOptions, SkylineOptions, StreetOptions } from './city.ts';
import { paintFog, paintNeonCity, paintSkyline, paintStreet } from './city.ts';
import type { BokehOptions, GalaxyOptions, LanternOptions, SkyOptions } from './fantasy.ts';
import { paintBokeh, paintGalaxy, paintLanterns, paintSky } from './fantasy.ts';
import type {
  BackdropOptions,
  CafeOptions,
  GradientOptions,
  LibraryOptions,
  SunburstOptions,
  WallOptions,
} from './indoors.ts';
import { paintBackdrop, paintCafe, paintGradient, paintLibrary, paintSunburst, paintWall } from './indoors.ts';
import type { BlossomOptions, ForestOptions, MountainOptions, ParkOptions, SeaOptions } from './nature.ts';
import { paintBlossom, paintForest, paintMountains, paintPark, paintSea } from './nature.ts';

interface SceneCommon {
  /** Another seed gives other houses, trees, lights. Default 1. */
  seed?: number;
  /** Left and right exchanged. */
  flip?: boolean;
  /** Brightness factor, 0.3 to 1.2. */
  dim?: number;
  /** Extra blur, share of the height. */
  soften?: number;
}

export interface CustomScene {
  kind: 'custom';
  /** Unique within the theme: it is the key of the cache together with `seed`. */
  name: string;
  paint: (context: SKRSContext2D, width: number, height: number, random: Random) => void;
}

/** A background. Each kind has options with sensible defaults; `custom` paints its own. */
export type Scene = SceneCommon &
  (
    | ({ kind: 'street' } & StreetOptions)
    | ({ kind: 'skyline' } & SkylineOptions)
    | ({ kind: 'neon' } & NeonOptions)
    | ({ kind: 'fog' } & FogOptions)
    | ({ kind: 'cafe' } & CafeOptions)
    | ({ kind: 'library' } & LibraryOptions)
    | ({ kind: 'backdrop' } & BackdropOptions)
    | ({ kind: 'wall' } & WallOptions)
    | ({ kind: 'gradient' } & GradientOptions)
    | ({ kind: 'sunburst' } & SunburstOptions)
    | ({ kind: 'park' } & ParkOptions)
    | ({ kind: 'forest' } & ForestOptions)
    | ({ kind: 'sea' } & SeaOptions)
    | ({ kind: 'mountains' } & MountainOptions)
    | ({ kind: 'blossom' } & BlossomOptions)
    | ({ kind: 'galaxy' } & GalaxyOptions)
    | ({ kind: 'lanterns' } & LanternOptions)
    | ({ kind: 'bokeh' } & BokehOptions)
    | ({ kind: 'sky' } & SkyOptions)
    | CustomScene
  );

export function paintScene(context: SKRSContext2D, width: number, height: number, scene: Scene, random: Random): void {
  switch (scene.kind) {
    case 'street':
      paintStreet(context, width, height, scene, random);
      break;
    case 'skyline':
      paintSkyline(context, width, height, scene, random);
      break;
    case 'neon':
      paintNeonCity(context, width, height, scene, random);
      break;
    case 'fog':
      paintFog(context, width, height, scene, random);
      break;
    case 'cafe':
      paintCafe(context, width, height, scene, random);
      break;
    case 'library':
      paintLibrary(context, width, height, scene, random);
      break;
    case 'backdrop':
      paintBackdrop(context, width, height, scene, random);
      break;
    case 'wall':
      paintWall(context, width, height, scene, random);
      break;
    case 'gradient':
      paintGradient(context, width, height, scene);
      break;
    case 'sunburst':
      paintSunburst(context, width, height, scene, random);
      break;
    case 'park':
      paintPark(context, width, height, scene, random);
      break;
    case 'forest':
      paintForest(context, width, height, scene, random);
      break;
    case 'sea':
      paintSea(context, width, height, scene, random);
      break;
    case 'mountains':
      paintMountains(context, width, height, scene, random);
      break;
    case 'blossom':
      paintBlossom(context, width, height, scene, random);
      break;
    case 'galaxy':
      paintGalaxy(context, width, height, scene, random);
      break;
    case 'lanterns':
      paintLanterns(context, width, height, scene, random);
      break;
    case 'bokeh':
      paintBokeh(context, width, height, scene, random);
      break;
    case 'sky':
      paintSky(context, width, height, scene, random);
      break;
    case 'custom':
      scene.paint(context, width, height, random);
      break;
  }
}
