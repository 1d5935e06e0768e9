import { centreOf, FACE_OVAL, faceHeightOf, type Landmarks, pointAt } from '../models/face-landmarks.ts';
import { scaleDepth } from '../models/scale-depth.ts';
import type { Photo } from '../pixels/photo.ts';

/** What a warp makes a still face do. */
export interface Act {
  /** Degrees about the head's vertical axis; above 0 to the picture's right. */
  yaw?: number;
  /** 0 open as in the photo, 1 shut. */
  shut?: number;
  /** Gap between the lips in face heights. */
  gape?: number;
  /** How much nearer: 1 as in the photo. */
  near?: number;
  /** Moves the whole picture, in its pixels. */
  shift?: readonly [x: number, y: number];
}

const UPPER_LIDS = [
  [246, 161, 160, 159, 158, 157, 173],
  [466, 388, 387, 386, 385, 384, 398],
] as const;
const LOWER_LIDS = [
  [7, 163, 144, 145, 153, 154, 155],
  [249, 390, 373, 374, 380, 381, 382],
] as const;
const LOWER_LIPS = [14, 87, 178, 317, 402, 17, 84, 314, 181, 405, 86, 316, 15, 16, 85, 315, 180, 404];
const JAW = [152, 148, 377, 176, 400, 149, 378, 150, 379, 199, 200, 18, 83, 313, 175, 171, 396];
/** Cells of the warp's grid along a side; between its corners the pull is interpolated. */
const GRID = 96;

/** Where each landmark goes. */
export function moveLandmarks(landmarks: Landmarks, { yaw = 0, shut = 0, gape = 0 }: Act): Landmarks {
  const deep = scaleDepth(landmarks);
  const out = landmarks.slice();
  const angle = (yaw * Math.PI) / 180;
  const [left, right] = [pointAt(deep, 234), pointAt(deep, 454)];
  const [cx, cz] = [(left.x + right.x) / 2, (left.z + right.z) / 2];
  for (let i = 0; i < out.length; i += 3) {
    const [x, z] = [(deep[i] ?? 0) - cx, (deep[i + 2] ?? 0) - cz];
    out[i] = cx + x * Math.cos(angle) - z * Math.sin(angle);
  }
  const move = (index: number, by: number): void => {
    out[index * 3 + 1] = (out[index * 3 + 1] ?? 0) + by;
  };
  for (const [eye, lids] of UPPER_LIDS.entries()) {
    for (const [i, upper] of lids.entries()) {
      const lower = pointAt(landmarks, LOWER_LIDS[eye]?.[i] ?? upper);
      move(upper, shut * (lower.y - pointAt(landmarks, upper).y));
    }
  }
  const drop = gape * faceHeightOf(landmarks);
  for (const index of LOWER_LIPS) move(index, drop);
  for (const index of JAW) move(index, drop);
  return out;
}

/** The photo as if its person did that: pulled along by the landmarks, as the studio's own warps pull. */
export function warpPhoto(photo: Photo, landmarks: Landmarks, act: Act): Photo {
  const { widthPx, heightPx, data } = photo;
  const moved = moveLandmarks(landmarks, act);
  const pull = pullOf(photo, landmarks, moved);
  const { near = 1, shift = [0, 0] } = act;
  const centre = centreOf(landmarks, FACE_OVAL);
  const out = new Uint8Array(data.length);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const u = (x - shift[0] - centre.x) / near + centre.x;
      const v = (y - shift[1] - centre.y) / near + centre.y;
      const [dx, dy] = pull(u, v);
      sample(photo, u - dx, v - dy, out, (y * widthPx + x) * 3);
    }
  }
  return { widthPx, heightPx, data: out };
}

/** How far the picture is pulled at a point: by the landmarks around it, less the further they are away. */
function pullOf({ widthPx, heightPx }: Photo, from: Landmarks, to: Landmarks) {
  const reach = faceHeightOf(from) * 0.6;
  const centre = centreOf(from, FACE_OVAL);
  const near = (faceHeightOf(from) * 0.03) ** 2;
  const grid = new Float32Array((GRID + 1) ** 2 * 2);
  for (let row = 0; row <= GRID; row++) {
    for (let column = 0; column <= GRID; column++) {
      const [x, y] = [(column / GRID) * widthPx, (row / GRID) * heightPx];
      let [sx, sy, weight] = [0, 0, 0];
      for (let i = 0; i < to.length; i += 3) {
        const [tx, ty] = [to[i] ?? 0, to[i + 1] ?? 0];
        const w = 1 / ((x - tx) ** 2 + (y - ty) ** 2 + near) ** 2;
        sx += w * (tx - (from[i] ?? 0));
        sy += w * (ty - (from[i + 1] ?? 0));
        weight += w;
      }
      const away = Math.max(0, Math.hypot(x - centre.x, y - centre.y) - faceHeightOf(from) * 0.5);
      const fade = Math.exp(-((away / reach) ** 2)) / weight;
      const at = (row * (GRID + 1) + column) * 2;
      grid[at] = away > reach * 2 ? 0 : sx * fade;
      grid[at + 1] = away > reach * 2 ? 0 : sy * fade;
    }
  }
  return (x: number, y: number): [number, number] => {
    const [gx, gy] = [clamp((x / widthPx) * GRID, GRID - 0.001), clamp((y / heightPx) * GRID, GRID - 0.001)];
    const [column, row] = [Math.floor(gx), Math.floor(gy)];
    const [fx, fy] = [gx - column, gy - row];
    const read = (axis: 0 | 1): number => {
      const at = (r: number, c: number) => grid[(r * (GRID + 1) + c) * 2 + axis] ?? 0;
      const top = at(row, column) * (1 - fx) + at(row, column + 1) * fx;
      return top * (1 - fy) + (at(row + 1, column) * (1 - fx) + at(row + 1, column + 1) * fx) * fy;
    };
    return [read(0), read(1)];
  };
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

function sample({ widthPx, heightPx, data }: Photo, x: number, y: number, out: Uint8Array, at: number): void {
  const [cx, cy] = [clamp(x, widthPx - 1.001), clamp(y, heightPx - 1.001)];
  const [left, top] = [Math.floor(cx), Math.floor(cy)];
  const [fx, fy] = [cx - left, cy - top];
  for (let channel = 0; channel < 3; channel++) {
    const read = (row: number, column: number) => data[(row * widthPx + column) * 3 + channel] ?? 0;
    const upper = read(top, left) * (1 - fx) + read(top, left + 1) * fx;
    const lower = read(top + 1, left) * (1 - fx) + read(top + 1, left + 1) * fx;
    out[at + channel] = Math.round(upper * (1 - fy) + lower * fy);
  }
}
