import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import type { Direction } from '../light/lighting.ts';
import { LIGHT_CHANNELS, type LightMap } from '../light/relight.ts';
import type { StagedPerson } from '../stage-person.ts';

/** Pixels of the frame per pixel of the light's map. */
const MAP_SCALE = 2;
const SHADOW_STRENGTH = 0.5;
/** Two radii in face heights with their weights: a dark line where bodies touch, and the shade around it. */
const SHADOW_RADII = [
  { radius: 0.035, weight: 0.55 },
  { radius: 0.16, weight: 0.6 },
] as const;
/** How far the shadow falls away from the key, and down, in face heights. */
const SHADOW_ASIDE = 0.07;
const SHADOW_DOWN = 0.05;
/** Before somebody else an edge catches this little of the scene's light. */
const EDGE_LIGHT_LEFT = 0.12;

/** Darkens the one behind where the one in front stands before the light: in two radii, away from the key. In place. */
export function shadeBehind(behind: LightMap, front: StagedPerson, from: Direction): void {
  const aside = (-from[0] / (Math.hypot(...from) || 1)) * SHADOW_ASIDE * front.faceHeightPx;
  const silhouette = silhouetteOf(front, behind, aside, SHADOW_DOWN * front.faceHeightPx);
  const blurs = SHADOW_RADII.map(
    ({ radius }) => gaussianBlur(silhouette, (radius * front.faceHeightPx) / MAP_SCALE).data,
  );
  const [near, far] = SHADOW_RADII;
  for (let i = 0; i < silhouette.data.length; i++) {
    const dark = near.weight * (blurs[0]?.[i] ?? 0) + far.weight * (blurs[1]?.[i] ?? 0);
    if (dark < 0.004) continue;
    const light = Math.max(0.2, 1 - SHADOW_STRENGTH * dark);
    for (let c = 0; c < LIGHT_CHANNELS; c++) {
      const j = i * LIGHT_CHANNELS + c;
      behind.data[j] = (behind.data[j] ?? 0) * light;
    }
  }
}

/** Takes rim and spilling light off the front one's edges where not the scene but the other person is behind them. In place. */
export function quietEdges(front: LightMap, behind: StagedPerson): void {
  const cover = gaussianBlur(silhouetteOf(behind, front, 0, 0), (0.02 * behind.faceHeightPx) / MAP_SCALE);
  for (let i = 0; i < cover.data.length; i++) {
    const covered = cover.data[i] ?? 0;
    if (covered < 0.01) continue;
    const left = 1 - (1 - EDGE_LIGHT_LEFT) * Math.min(1, covered);
    for (let c = 3; c < LIGHT_CHANNELS; c++) {
      const j = i * LIGHT_CHANNELS + c;
      front.data[j] = (front.data[j] ?? 0) * left;
    }
  }
}

/** Opacity of a person at the light map's size, moved by frame pixels. */
function silhouetteOf(person: StagedPerson, map: LightMap, aside: number, down: number): Plane {
  const plane = createPlane(map.widthPx, map.heightPx);
  const { widthPx, heightPx, colour } = person;
  for (let y = 0, i = 0; y < plane.heightPx; y++) {
    const v = Math.round(y * MAP_SCALE - down);
    for (let x = 0; x < plane.widthPx; x++, i++) {
      const u = Math.round(x * MAP_SCALE - aside);
      if (u < 0 || v < 0 || u >= widthPx || v >= heightPx) continue;
      plane.data[i] = (colour[(v * widthPx + u) * 4 + 3] ?? 0) / 255;
    }
  }
  return plane;
}
