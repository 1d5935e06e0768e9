/** What somebody is asked to do before the camera, in an order that nobody knows before; sides are the person's own. */
export const REAL_PERSON_ACTIONS = ['blink', 'left', 'right', 'mouth', 'closer'] as const;
export type RealPersonAction = (typeof REAL_PERSON_ACTIONS)[number];

/** How the frames of a check are taken. */
export const REAL_PERSON_FRAMES = {
  /** First the head straight, then each action. */
  straightMs: 1_200,
  actionMs: 2_200,
  everyMs: 200,
  /** Of a frame's longer side; a face of it is as high as {@link minFaceShare} of its height at least. */
  sidePx: 480,
  /** The same where the sharp ones among them become photos. */
  keptSidePx: 960,
  minFaceShare: 0.2,
  min: 20,
  max: 60,
  maxBytes: 320 * 1024,
} as const;

/** How a clip is taken in place of the live picture, in the camera's own app, and how frames are cut out of it. */
export const REAL_PERSON_CLIP = {
  /** What is asked for in it fits well; what comes later is not looked at. */
  maxMs: 20_000,
  everyMs: 250,
} as const;
