/** Ink lines, deep teal and soft teal areas; each colour is one path on a grid of 160 × 120. */
export type DrawingLayers = { soft: string; deep: string; ink: string };

export const print = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Illustrations of failed states, drawn for Kinora. Those of empty ones come with what may be empty: `empty-shapes.ts`. */
export const failedShapes = {
  // A print torn across.
  error: {
    soft: 'M50 20h60v34l-12 8-10-8-12 9-10-8-16 8z',
    deep: 'M50 74l16-7 10 8 12-9 10 8 12-7v37h-60z',
    ink: 'M50 63v-43h60v34l-12 8-10-8-12 9-10-8zM50 75l16-8 10 8 12-9 10 8 12-7v37h-60zM72 36h.010M88 36h.010M70 92c5-6 15-6 20 0M24 108h112',
  },
  // A cloud whose thread is cut.
  offline: {
    soft: 'M52 70a18 18 0 0 1 2-36 26 26 0 0 1 49-4 20 20 0 0 1 5 40z',
    deep: print(66, 86, 28, 20),
    ink: `M52 70a18 18 0 0 1 2-36 26 26 0 0 1 49-4 20 20 0 0 1 5 40zM80 70v5M80 81v5${print(66, 86, 28, 20)}M70 78h-6M96 78h-6M24 106h112`,
  },
} as const satisfies Record<string, DrawingLayers>;
