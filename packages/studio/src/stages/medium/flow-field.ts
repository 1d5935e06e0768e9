import { boxBlur } from '../../pixels/box-blur.ts';
import { createPlane, type Plane } from '../../pixels/float-plane.ts';

/** Direction along the edges at each pixel (unit vectors) and how clearly there is one, 0 to 1. */
export interface FlowField {
  x: Float32Array;
  y: Float32Array;
  clarity: Float32Array;
}

/** The smoothed structure tensor's minor eigenvector (Sobel gradients): brush strokes and lines follow it. */
export function traceFlow(luma: Plane, radiusPx: number): FlowField {
  const { widthPx: w, heightPx: h, data } = luma;
  const xx = createPlane(w, h);
  const xy = createPlane(w, h);
  const yy = createPlane(w, h);
  const at = (i: number): number => data[i] ?? 0;
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1, i = y * w + 1; x < w - 1; x++, i++) {
      const gx = at(i + 1 - w) + 2 * at(i + 1) + at(i + 1 + w) - at(i - 1 - w) - 2 * at(i - 1) - at(i - 1 + w);
      const gy = at(i + w - 1) + 2 * at(i + w) + at(i + w + 1) - at(i - w - 1) - 2 * at(i - w) - at(i - w + 1);
      xx.data[i] = gx * gx;
      xy.data[i] = gx * gy;
      yy.data[i] = gy * gy;
    }
  }
  const scratch = createPlane(w, h);
  const smooth = (plane: Plane): Float32Array => {
    boxBlur(plane, radiusPx, scratch, plane);
    return boxBlur(plane, radiusPx, scratch, plane).data;
  };
  // The field takes the place of the tensor.
  const field = { x: smooth(xx), y: smooth(xy), clarity: smooth(yy) };
  for (let i = 0; i < data.length; i++) {
    const a = field.x[i] ?? 0;
    const b = field.y[i] ?? 0;
    const c = field.clarity[i] ?? 0;
    const root = Math.sqrt((a - c) * (a - c) + 4 * b * b);
    // Half-angle without trigonometry: the minor axis of the tensor.
    const vx = a - c - root;
    const vy = 2 * b;
    const length = Math.sqrt(vx * vx + vy * vy);
    field.x[i] = length > 1e-9 ? vx / length : 0;
    field.y[i] = length > 1e-9 ? vy / length : 1;
    field.clarity[i] = a + c > 1e-7 ? root / (a + c) : 0;
  }
  return field;
}

/**
 * Line integral convolution: the mean of a plane along the flow, `steps` pixels to either side.
 * @param where only where this is above zero; the rest of the result is zero.
 */
export function smearAlongFlow(plane: Plane, flow: FlowField, steps: number, where?: Plane): Plane {
  const { widthPx: w, heightPx: h, data } = plane;
  const out = createPlane(w, h);
  for (let y = 0, start = 0; y < h; y++) {
    for (let x = 0; x < w; x++, start++) {
      if (where && (where.data[start] ?? 0) <= 0) continue;
      let sum = data[start] ?? 0;
      let count = 1;
      for (let side = -1; side <= 1; side += 2) {
        let px = x + 0.5;
        let py = y + 0.5;
        let dx = (flow.x[start] ?? 0) * side;
        let dy = (flow.y[start] ?? 0) * side;
        for (let k = 0; k < steps; k++) {
          px += dx;
          py += dy;
          if (px < 0 || py < 0 || px >= w || py >= h) break;
          const i = (py | 0) * w + (px | 0);
          sum += data[i] ?? 0;
          count++;
          const nx = flow.x[i] ?? 0;
          const ny = flow.y[i] ?? 0;
          const same = nx * dx + ny * dy < 0 ? -1 : 1;
          dx = nx * same;
          dy = ny * same;
        }
      }
      out.data[start] = sum / count;
    }
  }
  return out;
}
