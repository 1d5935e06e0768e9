/** Frame pixels between two nodes of the map from frame to plate. */
export const NODE_STEP_PX = 4;

/** Where each node of the frame lies on the plate, and how much of it is head. */
export interface FrameMap {
  columns: number;
  rows: number;
  x: Float32Array;
  y: Float32Array;
  head: Float32Array;
}
