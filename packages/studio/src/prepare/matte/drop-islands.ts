import { createPlane, mapPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { smoothstep } from '../../pixels/interpolate.ts';
import { enlargePlane, shrinkPlane } from '../../pixels/resample.ts';
import { CELL_PX } from './class-maps.ts';

/** A cell of at least this opacity carries the figure on. */
const CARRIES = 0.15;
/** How far around the figure its soft edge is kept, as a sigma in cells and the shares of the blur between which it fades. */
const EDGE_SIGMA = 2.5;
const FADES = [0.004, 0.05] as const;

/** The neighbourhood in which fog is told from strands, as a sigma in cells. */
const FOG_SIGMA = 4;
/** Fog is thin, and even: its opacity's deviation by its mean. A strand's is over one. */
const THIN = [0.3, 0.5] as const;
const EVEN = [0.4, 0.7] as const;

/**
 * Takes away what floats beside people: pieces of the old place that the net takes for hair, and the fog around them, which reads as a
 * grey clump before a dark ground.
 * @param starts a cell on each face.
 */
export function dropIslands(matte: Plane, starts: readonly { x: number; y: number }[]): Plane {
  const cells = shrinkPlane(matte, CELL_PX);
  const figure = joined(cells, starts);
  const fog = fogOf(cells);
  const near = mapPlane(
    gaussianBlur(figure, EDGE_SIGMA),
    (value, i) => smoothstep(FADES[0], FADES[1], value) * (1 - (fog.data[i] ?? 0)),
  );
  const { data } = enlargePlane(near, matte.widthPx, matte.heightPx, CELL_PX);
  return mapPlane(matte, (alpha, i) => alpha * (data[i] ?? 1));
}

/** 1 where opacity is thin and even. */
function fogOf(cells: Plane): Plane {
  const mean = gaussianBlur(cells, FOG_SIGMA);
  const square = gaussianBlur(
    mapPlane(cells, (value) => value * value),
    FOG_SIGMA,
  ).data;
  return mapPlane(mean, (value, i) => {
    const deviation = Math.sqrt(Math.max(0, (square[i] ?? 0) - value * value)) / (value + 1e-3);
    return (1 - smoothstep(THIN[0], THIN[1], value)) * (1 - smoothstep(EVEN[0], EVEN[1], deviation));
  });
}

/** 1 on the cells that are joined to a start, also over corners. */
function joined(cells: Plane, starts: readonly { x: number; y: number }[]): Plane {
  const { widthPx, heightPx } = cells;
  const found = createPlane(widthPx, heightPx);
  const queue: number[] = [];
  const visit = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) return;
    const i = y * widthPx + x;
    if (found.data[i] === 1 || (cells.data[i] ?? 0) < CARRIES) return;
    found.data[i] = 1;
    queue.push(i);
  };
  for (const { x, y } of starts) visit(Math.floor(x), Math.floor(y));
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    const x = i % widthPx;
    const y = (i - x) / widthPx;
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) visit(x + dx, y + dy);
  }
  return found;
}
