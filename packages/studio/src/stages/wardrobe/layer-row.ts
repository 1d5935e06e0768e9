import { clamp01, smoothstep } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { rgbOfHex } from '../colour.ts';
import type { DressedParts } from './dressed-parts.ts';
import { depthCm, NECK_DEPTH } from './garment-depth.ts';
import { byteOf, linearOf, linearRgb } from './linear.ts';
import type { FittedGarment } from './warp-garment.ts';

/** What shows inside of a collar is in its shade. */
const INSIDE_SHADE = 0.2;
/** A chink between two layers of cloth has the colour of the cloth so near beside it, in shade. */
const CHINK_PX = 8;
const CHINK_SHADE = 0.7;
/** Made skin without a grain looks like plastic beside a photo's. */
const SKIN_GRAIN = 0.07;

/** What the photo, the made neck and the shadows are in each cell: the row of each that is being composed. */
export type Cell =
  | ('head' | 'neck' | 'before' | 'behind')
  | ('made' | 'red' | 'green' | 'blue' | 'gainRed' | 'gainGreen' | 'gainBlue' | 'chinks')
  | ('neckShade' | 'clothShade');

/** Composes a row of a dressed plate from its layers. */
export class LayerRow {
  readonly #parts: DressedParts;
  readonly #dressed: Plate;
  readonly #cells: Readonly<Record<Cell, Float32Array>>;
  readonly #collarTop: number;
  readonly #inside: readonly number[];
  /** Straight colour of what is laid so far, and its opacity. */
  #red = 0;
  #green = 0;
  #blue = 0;
  #opaque = 0;

  constructor(parts: DressedParts, dressed: Plate, cells: Readonly<Record<Cell, Float32Array>>, collarTop: number) {
    this.#parts = parts;
    this.#dressed = dressed;
    this.#cells = cells;
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
    const cells = this.#cells;
    const { foreground, alpha, normals, skin, face } = this.#dressed;
    const own = (alpha[p] ?? 0) / 255;
    const cover = f < 0 ? 0 : (cloth.cover[f] ?? 0) / 255;
    const head = (cells.head[x] ?? 0) * own;
    const before = (cells.before[x] ?? 0) * own;
    if (head > 0.996 || (own > 0.99 && before > 0.996)) return;
    const neck = (cells.neck[x] ?? 0) * own * (1 - Math.min(1, 2 * (cells.chinks[x] ?? 0)));
    if (cover === 1 && head === 0 && before === 0 && neck === 0) {
      this.#clothAlone(x, p, f);
      return;
    }
    const behind = (cells.behind[x] ?? 0) * own;
    // Of a pixel that cloth shares with skin all the rest is skin: the scene must not shine through the seam.
    const open = 1 - cover;
    const made = open > 0 ? Math.min(1, (cells.made[x] ?? 0) / open) : 0;
    const bare = f < 0 || open === 0 ? 0 : Math.min(1, (fitted.planes.skin[f] ?? 0) / (255 * open));
    const gap = bare * clamp01((y - this.#collarTop) / 8);
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
    const shade = 1 - (cells.neckShade[x] ?? 0);
    // Shadows on skin are warm.
    const shadeG = shade * (0.8 + 0.2 * shade);
    const shadeB = shade * (0.7 + 0.3 * shade);
    this.#opaque = 0;
    // The collar's inside is all behind the neck, or scene would show along the neck's soft edge.
    if (gap > 0) this.#layInside(f, gap, (cells.chinks[x] ?? 0) > 0.3);
    if (made > 0) {
      const pore = 1 + SKIN_GRAIN * ((Math.imul(p, 2654435761) >>> 8) / 2 ** 24 - 0.5);
      this.#lay(
        (cells.red[x] ?? 0) * (shade * pore),
        (cells.green[x] ?? 0) * (shadeG * pore),
        (cells.blue[x] ?? 0) * (shadeB * pore),
        made,
      );
    }
    // Hair that the photo shows beside the neck lies over it and over the collar's inside, but under the cloth.
    if (behind > 0) this.#lay(red, green, blue, behind);
    if (cover > 0) {
      const dim = 1 - (cells.clothShade[x] ?? 0);
      const k = f * 3;
      this.#lay(
        (cloth.colour[k] ?? 0) * dim,
        (cloth.colour[k + 1] ?? 0) * dim,
        (cloth.colour[k + 2] ?? 0) * dim,
        cover,
      );
    }
    if (seen > 0) {
      this.#lay(
        red * shade * (cells.gainRed[x] ?? 1),
        green * shadeG * (cells.gainGreen[x] ?? 1),
        blue * shadeB * (cells.gainBlue[x] ?? 1),
        seen,
      );
    }
    if (head > 0) this.#lay(red, green, blue, head);
    if (before > 0) this.#lay(red, green, blue, before);
    foreground[i] = byteOf(this.#red);
    foreground[i + 1] = byteOf(this.#green);
    foreground[i + 2] = byteOf(this.#blue);
    alpha[p] = Math.round(total * 255);
    const ofPhoto = Math.max(head, before, seen);
    skin[p] = Math.round(Math.max(made * open * (1 - behind) * 255, ofPhoto * (skin[p] ?? 0)));
    face[p] = Math.round((face[p] ?? 0) * clamp01(1 - near + head));
    if (f >= 0 && ofPhoto < 0.99) blendNormals(normals, fitted, p, f, ofPhoto);
  }

  /** What {@link #pixel} makes of a pixel that nothing but cloth is seen of: most of a garment. */
  #clothAlone(x: number, p: number, f: number): void {
    const { cloth, fitted } = this.#parts;
    const { foreground, alpha, normals, skin, face } = this.#dressed;
    const dim = 1 - (this.#cells.clothShade[x] ?? 0);
    const { colour } = cloth;
    foreground[p * 3] = byteOf((colour[f * 3] ?? 0) * dim);
    foreground[p * 3 + 1] = byteOf((colour[f * 3 + 1] ?? 0) * dim);
    foreground[p * 3 + 2] = byteOf((colour[f * 3 + 2] ?? 0) * dim);
    alpha[p] = 255;
    skin[p] = 0;
    if ((face[p] ?? 0) > 0) {
      const depth = depthCm(fitted.planes.depth[f] ?? 0);
      face[p] = Math.round((face[p] ?? 0) * clamp01(smoothstep(NECK_DEPTH.near, NECK_DEPTH.far, depth)));
    }
    blendNormals(normals, fitted, p, f, 0);
  }

  /** What is seen between neck and cloth: the collar's inside; in a chink the cloth beside it. */
  #layInside(f: number, share: number, isChink: boolean): void {
    const { cover, colour } = this.#parts.cloth;
    for (let k = 1; isChink && k <= CHINK_PX; k++) {
      const beside = (cover[f - k] ?? 0) > 250 ? f - k : f + k;
      if ((cover[beside] ?? 0) <= 250) continue;
      const i = beside * 3;
      const [red = 0, green = 0, blue = 0] = colour.subarray(i, i + 3);
      this.#lay(red * CHINK_SHADE, green * CHINK_SHADE, blue * CHINK_SHADE, share);
      return;
    }
    this.#lay(this.#inside[0] ?? 0, this.#inside[1] ?? 0, this.#inside[2] ?? 0, share);
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
  const i = p * 3;
  const ofCloth = 127 * (1 - ofPhoto);
  normals[i] = Math.round((normals[i] ?? 0) * ofPhoto + x * ofCloth);
  normals[i + 1] = Math.round((normals[i + 1] ?? 0) * ofPhoto + y * ofCloth);
  normals[i + 2] = Math.round((normals[i + 2] ?? 0) * ofPhoto + z * ofCloth);
}
