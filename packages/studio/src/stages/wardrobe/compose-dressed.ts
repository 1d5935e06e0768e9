import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { clamp01, smoothstep } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { rgbOfHex } from '../colour.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import { pastePlane } from './cell-box.ts';
import type { DressedParts } from './dressed-parts.ts';
import { fillUnderCloth } from './fill-under-cloth.ts';
import type { KeptPhoto } from './keep-photo.ts';
import { byteOf, linearOf, linearRgb } from './linear.ts';
import { type MadeNeck, neckBox } from './make-neck.ts';
import { padPlate } from './pad-plate.ts';
import { PART_CELL_PX } from './person-parts.ts';
import type { FittedGarment } from './warp-garment.ts';

/** Depth of the plate in centimetres: the neck's middle is 0. */
const depthCm = (byte: number): number => ((byte - 127.5) / 255) * 40;
/** Cloth nearer than the first lies over the neck, behind the second under it, centimetres. */
const NECK_DEPTH = { near: 0.5, far: 2.5 };
/** What shows inside of a collar is in its shade. */
const INSIDE_SHADE = 0.12;
/** Made skin without a grain looks like plastic beside a photo's. */
const SKIN_GRAIN = 0.07;

/** Layers, from the back: hair behind, inside of the collar, made neck, cloth, photo's neck, cloth again where it is nearer, head, hair on the cloth. */
export function composeDressed(parts: DressedParts): Plate {
  const { plate, frame, neck } = parts;
  const dressed = padPlate(plate, frame);
  const kept = fillUnderCloth(parts, dressed);
  const shadows = castShadows(parts, kept);
  const rows = [
    kept.head,
    kept.neck,
    kept.before,
    kept.behind,
    neck.cover,
    neck.red,
    neck.green,
    neck.blue,
    shadows.neck,
    shadows.cloth,
  ].map((plane) => new CellRow(plane, dressed.widthPx));
  const row = new LayerRow(parts, dressed, rows, collarTopOf(parts));
  // Above the eyes everything of the photo stays.
  const eyeY = pointAt(plate.landmarks, LANDMARK.noseBridge).y;
  for (let y = Math.floor(eyeY) - 12; y < dressed.heightPx; y++) {
    for (const one of rows) one.read(y);
    row.compose(y);
  }
  return dressed;
}

/** A row of pixels of a plane of cells, between its cells bilinear. */
class CellRow {
  readonly values: Float32Array;
  readonly #plane: Plane;
  readonly #between: Float32Array;

  constructor(plane: Plane, widthPx: number) {
    this.#plane = plane;
    this.values = new Float32Array(widthPx);
    this.#between = new Float32Array(plane.widthPx + 1);
  }

  read(y: number): void {
    const { data, widthPx, heightPx } = this.#plane;
    const v = Math.min(heightPx - 1, Math.max(0, (y - 0.5) / PART_CELL_PX));
    const upper = (v | 0) * widthPx;
    const lower = Math.min(heightPx - 1, (v | 0) + 1) * widthPx;
    const share = v - (v | 0);
    const { values } = this;
    const between = this.#between;
    for (let x = 0; x < widthPx; x++) {
      const a = data[upper + x] ?? 0;
      between[x] = a + ((data[lower + x] ?? 0) - a) * share;
    }
    between[widthPx] = between[widthPx - 1] ?? 0;
    // The middles of two pixels lie a quarter of a cell off their cell's middle.
    let before = between[0] ?? 0;
    for (let c = 0, x = 0; c < widthPx; c++) {
      const own = between[c] ?? 0;
      const after = between[c + 1] ?? 0;
      values[x++] = own * 0.75 + before * 0.25;
      values[x++] = own * 0.75 + after * 0.25;
      before = own;
    }
  }
}

class LayerRow {
  readonly #parts: DressedParts;
  readonly #dressed: Plate;
  readonly #rows: readonly CellRow[];
  readonly #collarTop: number;
  readonly #inside: readonly number[];
  /** Straight colour of what is laid so far, and its opacity. */
  #red = 0;
  #green = 0;
  #blue = 0;
  #opaque = 0;

  constructor(parts: DressedParts, dressed: Plate, rows: readonly CellRow[], collarTop: number) {
    this.#parts = parts;
    this.#dressed = dressed;
    this.#rows = rows;
    this.#collarTop = collarTop;
    this.#inside = linearRgb(rgbOfHex(parts.inside)).map((v) => v * INSIDE_SHADE);
  }

  compose(y: number): void {
    const { fitted } = this.#parts;
    const { widthPx } = this.#dressed;
    const isOver = y < fitted.fromY;
    for (let x = 0; x < widthPx; x++)
      this.#pixel(x, y, y * widthPx + x, isOver ? -1 : (y - fitted.fromY) * widthPx + x);
  }

  #pixel(x: number, y: number, p: number, f: number): void {
    const { cloth, fitted } = this.#parts;
    const { foreground, alpha, normals, skin, face } = this.#dressed;
    const own = (alpha[p] ?? 0) / 255;
    const cover = f < 0 ? 0 : (cloth.cover[f] ?? 0) / 255;
    const head = (this.#rows[0]?.values[x] ?? 0) * own;
    const before = (this.#rows[2]?.values[x] ?? 0) * own;
    if (head > 0.996 || (own > 0.99 && before > 0.996)) return;
    const neck = (this.#rows[1]?.values[x] ?? 0) * own;
    const behind = (this.#rows[3]?.values[x] ?? 0) * own;
    // Where the photo shows hair beside the neck there is no neck.
    const made = (this.#rows[4]?.values[x] ?? 0) * (1 - cover) * (1 - behind);
    const bare = f < 0 ? 0 : (fitted.planes.skin[f] ?? 0) / 255;
    const gap = bare * (1 - cover) * (1 - behind) * clamp01((y - this.#collarTop) / 8);
    const total = 1 - (1 - behind) * (1 - made) * (1 - gap) * (1 - cover) * (1 - neck) * (1 - head) * (1 - before);
    if (total < 0.004) {
      alpha[p] = 0;
      skin[p] = 0;
      return;
    }
    const depth = f < 0 ? 0 : depthCm(fitted.planes.depth[f] ?? 0);
    const near = cover > 0 ? cover * (1 - smoothstep(NECK_DEPTH.near, NECK_DEPTH.far, depth)) : 0;
    const seen = neck * (1 - near);
    const i = p * 3;
    const red = linearOf(foreground[i] ?? 0);
    const green = linearOf(foreground[i + 1] ?? 0);
    const blue = linearOf(foreground[i + 2] ?? 0);
    const shade = 1 - (this.#rows[8]?.values[x] ?? 0);
    // Shadows on skin are warm.
    const [shadeG, shadeB] = [shade * (0.8 + 0.2 * shade), shade * (0.7 + 0.3 * shade)];
    this.#opaque = 0;
    if (behind > 0) this.#lay(red, green, blue, behind);
    // The collar's inside is all behind the neck, or scene would show along the neck's soft edge.
    if (gap > 0) this.#lay(this.#inside[0] ?? 0, this.#inside[1] ?? 0, this.#inside[2] ?? 0, gap);
    if (made > 0) {
      const [, , , , , r, g, b] = this.#rows;
      const pore = 1 + SKIN_GRAIN * ((Math.imul(p, 2654435761) >>> 8) / 2 ** 24 - 0.5);
      const [dark, darkG, darkB] = [shade * pore, shadeG * pore, shadeB * pore];
      this.#lay((r?.values[x] ?? 0) * dark, (g?.values[x] ?? 0) * darkG, (b?.values[x] ?? 0) * darkB, made);
    }
    if (cover > 0) {
      const dim = 1 - (this.#rows[9]?.values[x] ?? 0);
      const k = f * 3;
      this.#lay(
        (cloth.colour[k] ?? 0) * dim,
        (cloth.colour[k + 1] ?? 0) * dim,
        (cloth.colour[k + 2] ?? 0) * dim,
        cover,
      );
    }
    if (seen > 0) this.#lay(red * shade, green * shadeG, blue * shadeB, seen);
    if (head > 0) this.#lay(red, green, blue, head);
    if (before > 0) this.#lay(red, green, blue, before);
    foreground[i] = byteOf(this.#red);
    foreground[i + 1] = byteOf(this.#green);
    foreground[i + 2] = byteOf(this.#blue);
    alpha[p] = Math.round(total * 255);
    const ofPhoto = Math.max(head, before, seen);
    skin[p] = Math.round(Math.max(made * 255, ofPhoto * (skin[p] ?? 0)));
    face[p] = Math.round((face[p] ?? 0) * clamp01(1 - near + head));
    if (f >= 0 && ofPhoto < 0.99) blendNormals(normals, fitted, p, f, ofPhoto);
  }

  /** Lays a colour over what is there. */
  #lay(red: number, green: number, blue: number, share: number): void {
    this.#opaque = share + this.#opaque * (1 - share);
    const t = share / this.#opaque;
    this.#red += (red - this.#red) * t;
    this.#green += (green - this.#green) * t;
    this.#blue += (blue - this.#blue) * t;
  }
}

function blendNormals(normals: Int8Array, { planes }: FittedGarment, p: number, f: number, ofPhoto: number): void {
  const x = ((planes.normalX[f] ?? 128) - 128) / 127;
  const y = ((planes.normalY[f] ?? 128) - 128) / 127;
  const z = Math.sqrt(Math.max(0.02, 1 - x * x - y * y));
  const of = (c: number, own: number): void => {
    normals[p * 3 + c] = Math.round((normals[p * 3 + c] ?? 0) * ofPhoto + own * 127 * (1 - ofPhoto));
  };
  of(0, x);
  of(1, y);
  of(2, z);
}

interface Shadows {
  /** Of the collar's edge on the neck. */
  neck: Plane;
  /** Of hair on the cloth. */
  cloth: Plane;
}

function castShadows({ plate, fit, fitted, frame }: DressedParts, kept: KeptPhoto): Shadows {
  const width = frame.widthPx / PART_CELL_PX;
  const height = Math.ceil(frame.heightPx / PART_CELL_PX);
  const box = neckBox(plate, fit, frame, width, height);
  const near = createPlane(box.widthPx, box.heightPx);
  const { planes } = fitted;
  for (let cy = 0, i = 0; cy < box.heightPx; cy++) {
    const y = (cy + box.top) * PART_CELL_PX - fitted.fromY;
    for (let cx = 0; cx < box.widthPx; cx++, i++) {
      if (y < 0 || y >= fitted.heightPx) continue;
      const f = y * fitted.widthPx + (cx + box.left) * PART_CELL_PX;
      const all = (planes.main[f] ?? 0) + (planes.second[f] ?? 0) + (planes.third[f] ?? 0) + (planes.trim[f] ?? 0);
      near.data[i] = all > 127 && depthCm(planes.depth[f] ?? 0) < NECK_DEPTH.far ? 1 : 0;
    }
  }
  const wide = gaussianBlur(near, 4.5);
  const thin = gaussianBlur(near, 1.6);
  for (let i = 0; i < near.data.length; i++)
    near.data[i] = clamp01(0.42 * (wide.data[i] ?? 0) + 0.25 * (thin.data[i] ?? 0)) * 0.8;
  const neck = createPlane(width, height);
  pastePlane(neck, near, box);
  const cloth = createPlane(width, height);
  if (kept.before.data.some((share) => share > 0.1)) {
    const hair = gaussianBlur(kept.before, 5);
    // The shadow falls down and to the side a little.
    for (let i = 4 * width + 2; i < cloth.data.length; i++) cloth.data[i] = 0.5 * (hair.data[i - 4 * width - 2] ?? 0);
  }
  return { neck, cloth };
}

/** The collar's upper edge: above it there is no inside. */
function collarTopOf({ fitted, cloth, fit, frame }: DressedParts): number {
  const middle = fit.axisX + frame.padLeftPx;
  for (let y = 0; y < fitted.heightPx; y++) {
    for (const off of [-7.5, -6, 6, 7.5]) {
      const x = Math.round(middle + off * fit.pxPerCm);
      if ((cloth.cover[y * fitted.widthPx + x] ?? 0) > 127) return y + fitted.fromY;
    }
  }
  return Number.POSITIVE_INFINITY;
}
