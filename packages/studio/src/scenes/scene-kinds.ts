import type { OptionsOf, SceneKind } from './define-scene.ts';
import { backdrop } from './kinds/backdrop.ts';
import { blossom } from './kinds/blossom.ts';
import { bokeh } from './kinds/bokeh.ts';
import { cafe } from './kinds/cafe.ts';
import { custom } from './kinds/custom.ts';
import { fog } from './kinds/fog.ts';
import { forest } from './kinds/forest.ts';
import { galaxy } from './kinds/galaxy.ts';
import { gradient } from './kinds/gradient.ts';
import { lanterns } from './kinds/lanterns.ts';
import { library } from './kinds/library.ts';
import { mountains } from './kinds/mountains.ts';
import { neon } from './kinds/neon.ts';
import { park } from './kinds/park.ts';
import { sea } from './kinds/sea.ts';
import { set } from './kinds/set.ts';
import { sky } from './kinds/sky.ts';
import { skyline } from './kinds/skyline.ts';
import { street } from './kinds/street.ts';
import { sunburst } from './kinds/sunburst.ts';
import { wall } from './kinds/wall.ts';

/** Every kind of scene. A new one is a file in `kinds/` and its name here. */
const KINDS = [
  street,
  skyline,
  neon,
  fog,
  cafe,
  library,
  backdrop,
  wall,
  gradient,
  sunburst,
  park,
  forest,
  sea,
  mountains,
  blossom,
  galaxy,
  lanterns,
  bokeh,
  sky,
  set,
  custom,
] as const;

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

/** A background. Each kind has options with sensible defaults; `custom` paints its own. */
export type Scene = SceneCommon & OptionsOf<(typeof KINDS)[number]>;

const BY_NAME: ReadonlyMap<string, SceneKind<Scene>> = new Map(KINDS.map((kind) => [kind.kind, kind]));

/**
 * Who paints a scene.
 * @throws RangeError for a kind that is not listed.
 */
export function kindOf({ kind }: Scene): SceneKind<Scene> {
  const found = BY_NAME.get(kind);
  if (!found) throw new RangeError(`no scene ${kind}`);
  return found;
}
