import { type CameraOf, openCamera, type SetId } from '@kinora/sets';
import type { SetCrop } from '../scenes/kinds/set.ts';
import type { Scene } from '../scenes/scene-kinds.ts';
import { hueAsLight, type Rgb } from '../stages/colour.ts';
import { mirrorAmbient, receive, softenAmbient } from '../stages/light/ambient.ts';
import type { Lighting } from '../stages/light/lighting.ts';
import type { LightChange } from './lights.ts';

/** What differs from the light of a set; its key is measured there and has no name. */
export type SetLight = Omit<LightChange, 'key'> & { key?: Partial<Lighting['key']> };

/** How a plate is shown. */
interface SetView {
  crop?: SetCrop;
  /** Left and right exchanged, the light with them. */
  flip?: boolean;
  dim?: number;
  soften?: number;
  light?: SetLight;
}

/** A set with the light that it throws on a person: what a look needs of a place. */
export function inSet<Id extends SetId>(
  set: Id,
  camera: CameraOf<Id>,
  { light = {}, ...view }: SetView = {},
): { scene: Scene; light: Lighting } {
  const scene: Scene = { kind: 'set', set, camera, ...view };
  return { scene, light: lightOfSet(set, camera, view.flip ?? false, light) };
}

/** A key nearer to the camera's back than this would light ears. */
const LEAST_FORWARD = 0.55;
/** Skin keeps three quarters of its own colour. */
const TINT = 0.3;
const KEY_HUE = 0.28;
/** Of a card at the head; people in darker places are a little darker. */
const USUAL_LEVEL = 0.28;
/** A photographer brightens shadows: of what a face's sides differ by in the set this share is kept. */
const CONTRAST = 0.22;
/** Light from higher up hides the eyes and draws a beard of shadow. */
const HIGHEST = -0.38;

/** The light of a set's camera: its surroundings as fill, its key, the colours of what is behind as rims. */
export function lightOfSet<Id extends SetId>(
  set: Id,
  camera: CameraOf<Id>,
  flip: boolean,
  { key, rimColour, ...change }: SetLight = {},
): Lighting {
  const measured = openCamera(set, camera);
  const ambient = flip ? mirrorAmbient(measured.harmonics) : measured.harmonics;
  const [x, y, z] = measured.key.from;
  const behind = (side: number): Rgb => receive(ambient, [side * 0.75, -0.2, -0.63]);
  const [left, right] = [behind(-1), behind(1)];
  const most = Math.max(...left, ...right);
  return {
    ambient: softenAmbient(ambient, CONTRAST),
    key: {
      from: [flip ? -x : x, Math.max(HIGHEST, Math.min(-0.2, y)), Math.max(LEAST_FORWARD, z)],
      strength: 0.22 + 0.24 * measured.key.strength,
      colour: hueAsLight(measured.key.colour, KEY_HUE),
      wrap: 0.35,
      ...key,
    },
    fill: 0.66,
    expose: Math.min(1.08, Math.max(0.9, 1 + 0.08 * Math.log2(measured.level / USUAL_LEVEL))),
    tint: TINT,
    rim: Math.min(0.6, 0.15 + 0.2 * most),
    rimColours: rimColour ? [rimColour, rimColour] : [shareOf(left, most), shareOf(right, most)],
    haze: 0.4,
    wrap: 0.6,
    transfer: 0.05,
    ...change,
  };
}

/** A rim's colour, weaker on the darker side. */
function shareOf(colour: Rgb, most: number): Rgb {
  const [r, g, b] = hueAsLight(colour, 0.6);
  const share = 0.35 + 0.65 * (Math.max(...colour) / Math.max(0.01, most));
  return [r * share, g * share, b * share];
}
