/** What the picture is made of. Applied after the scene is joined, before overlays and grade. */
export type Medium =
  /** Brush strokes along the form, with relief. About 0.3 s. `size` 0.5 to 1.5. */
  | { kind: 'oil'; size?: number }
  /** Flat, soft areas, as of gouache; with `keepScene` the person only, the scene stays as it was painted. */
  | { kind: 'gouache'; size?: number; keepScene?: boolean }
  /** Brush and ink on paper: the person only, or with `keepScene` before the scene as it was painted. */
  | { kind: 'ink'; paper?: string; ink?: string; keepScene?: boolean }
  /** Watercolour: the person is painted onto the scene, the body ends in wet edges. About 0.5 s. */
  | { kind: 'watercolour'; paper?: string; seed?: number }
  /** Pencil hatching on paper; the person only. */
  | { kind: 'pencil'; paper?: string; lead?: string }
  /** Printed dots in one or two inks on paper. */
  | { kind: 'halftone'; paper?: string; ink?: string /** Dots per width, 60 to 140. */; dots?: number; angle?: number }
  /** Flat colours, dark to bright, 3 to 5 of them. */
  | { kind: 'screenprint'; colours: readonly [string, string, string, ...string[]]; lines?: boolean };
