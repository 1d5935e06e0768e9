/** A corner of what a wash fills, in pixels. */
export type Point = readonly [x: number, y: number];
