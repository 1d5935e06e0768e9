/** Red, green and blue of a light, any strength. */
type Colour = [red: number, green: number, blue: number];

/** What `about.json` says of one camera of a set. Directions: x to the right, y down, z to the camera. */
export interface SetCamera {
  lensMm: number;
  /** Where the horizon lies in the plate, share of the height from the top. */
  horizon: number;
  /** Irradiance at the head as nine spherical harmonics of colour; what faces the camera receives luma 1. */
  harmonics: Colour[];
  /** Luma of a white card that faces the camera, as the plate is exposed. */
  level: number;
  /** Where most of the light that reaches a face comes from; its colour at luma 1; strength 0 even to 1 from one side alone. */
  key: { from: Colour; colour: Colour; strength: number };
}

/** `about.json` of a set. */
export interface SetAbout {
  about: string;
  cameras: Record<string, SetCamera>;
}
