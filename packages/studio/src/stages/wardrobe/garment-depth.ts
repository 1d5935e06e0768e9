/** Depth of the plate in centimetres: the neck's middle is 0. */
export const depthCm = (byte: number): number => ((byte - 127.5) / 255) * 40;
/** Cloth nearer than the first lies over the neck, behind the second under it, centimetres. */
export const NECK_DEPTH = { near: 0.5, far: 2.5 };
