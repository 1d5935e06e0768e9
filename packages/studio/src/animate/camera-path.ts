/** Where a layer is drawn: `x' = a·x + c·y + e`, `y' = d·y + f`, pixels of the frame; without turns. */
export interface Placement {
  a: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export interface FrameSize {
  widthPx: number;
  heightPx: number;
}

/** How much larger than the frame the layers are at rest: what the camera may move without showing an edge. */
export const REST_ZOOM = 1.07;

/** Amplitudes as shares of the frame's width: the scene goes against the camera, people with it. */
const SCENE_SWAY = 0.011;
const PEOPLE_SWAY = 0.017;
/** The camera comes this much closer; people come closer than the scene. */
const SCENE_ZOOM = 0.018;
const PEOPLE_ZOOM = 0.042;
/** A breath lifts the chest: share of the height, twice in a loop. */
const BREATH = 0.0035;

const TURN = 2 * Math.PI;

/** The scene at a time from 0 to 1; the path ends where it begins. */
export function placeScene(time: number, { widthPx, heightPx }: FrameSize): Placement {
  const zoom = 1 + SCENE_ZOOM * approach(time);
  const sway = -SCENE_SWAY * widthPx * Math.sin(TURN * time);
  return { a: zoom, c: 0, d: zoom, e: (widthPx / 2) * (1 - zoom) + sway, f: (heightPx / 2) * (1 - zoom) };
}

/**
 * People at a time from 0 to 1, standing on the frame's lower edge: the higher a part, the more it sways.
 * @param nearness 0 to 1, how close they are.
 */
export function placePeople(time: number, { widthPx, heightPx }: FrameSize, nearness: number): Placement {
  const zoom = 1 + PEOPLE_ZOOM * (0.5 + 0.5 * nearness) * approach(time);
  const rise = zoom + BREATH * (0.5 - 0.5 * Math.cos(2 * TURN * time));
  const sway = PEOPLE_SWAY * (0.6 + 0.4 * nearness) * widthPx * Math.sin(TURN * time);
  // Over the frame's lower part nothing moves to the side, so that no cut edge shows.
  const shear = -sway / heightPx;
  return { a: zoom, c: shear, d: rise, e: (widthPx / 2) * (1 - zoom) + sway, f: heightPx * (1 - rise) };
}

/** A picture without depth: the camera comes closer and goes back. */
export function placeFlat(time: number, { widthPx, heightPx }: FrameSize): Placement {
  const zoom = 1 + PEOPLE_ZOOM * approach(time);
  const sway = SCENE_SWAY * widthPx * Math.sin(TURN * time);
  return { a: zoom, c: 0, d: zoom, e: (widthPx / 2) * (1 - zoom) + sway, f: (heightPx / 2) * (1 - zoom) };
}

/** 0 at both ends, 1 in the middle, without a jerk. */
function approach(time: number): number {
  return 0.5 - 0.5 * Math.cos(TURN * time);
}
