import { smoothstep } from '../../pixels/interpolate.ts';
import type { Rgb } from '../colour.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import type { StagedPerson } from '../stage-person.ts';
import { type Lighting, USUAL_FLATTEN } from './lighting.ts';
import { LIGHT_CHANNELS, type LightMap } from './relight.ts';
import type { SceneTone } from './scene-tone.ts';

/** Sets with a median lightness under the first are nights, over the second days. */
const NIGHT = 0.14;
const DAY = 0.42;
/** By night a few lamps light, not the walls: less from everywhere, more from one side, and in the lamp's colour. */
const FILL_BY_NIGHT = 0.72;
const KEY_BY_NIGHT = 1.3;
const HUE_BY_NIGHT = 1.5;
/** The photo's own light, most often day, has to go further then, but never whole. */
const FLATTEN_BY_NIGHT = 1.4;
const MOST_FLATTEN = 0.7;
/** A lamp stands at the head: its light falls off from so many face heights under the chin to so many, by this share, a third of a stop: cloth still shows what it is. */
const FALLS_OFF = [0.1, 2.6] as const;
const LOST_BELOW = 0.22;

/** How much of a night a set is, 0 to 1, as it shows in the frame; 0 for drawn scenes, whose themes say what light they have. */
export function nightOf(tone: SceneTone, { ambient }: Lighting): number {
  return ambient ? 1 - smoothstep(NIGHT, DAY, tone.middle) : 0;
}

/** The light of a set as it falls by night. */
export function lightByNight(lighting: Lighting, night: number): Lighting {
  if (night === 0) return lighting;
  const { key, fill = 0.5, flatten = USUAL_FLATTEN } = lighting;
  const { colour } = key;
  const deepen = (value: number): number => Math.max(0, 1 + (value - 1) * (1 + (HUE_BY_NIGHT - 1) * night));
  const deeper: Rgb | undefined = colour && [deepen(colour[0]), deepen(colour[1]), deepen(colour[2])];
  return {
    ...lighting,
    fill: fill * (1 - (1 - FILL_BY_NIGHT) * night),
    flatten: Math.max(flatten, Math.min(MOST_FLATTEN, flatten * (1 + (FLATTEN_BY_NIGHT - 1) * night))),
    key: {
      ...key,
      strength: key.strength * (1 + (KEY_BY_NIGHT - 1) * night),
      ...(deeper ? { colour: deeper } : {}),
    },
  };
}

/** Lets the light fall off from the face to the trunk. In place. */
export function fallOff({ landmarks, faceHeightPx }: StagedPerson, map: LightMap, night: number): void {
  if (night === 0) return;
  const { data, widthPx, heightPx } = map;
  const chinPx = pointAt(landmarks, LANDMARK.chin).y;
  for (let y = 0; y < heightPx; y++) {
    const share = 1 - LOST_BELOW * night * smoothstep(...FALLS_OFF, (y * 2 - chinPx) / faceHeightPx);
    if (share === 1) continue;
    for (let i = y * widthPx * LIGHT_CHANNELS; i < (y + 1) * widthPx * LIGHT_CHANNELS; i += LIGHT_CHANNELS) {
      for (let c = 0; c < 3; c++) data[i + c] = (data[i + c] ?? 0) * share;
    }
  }
}
