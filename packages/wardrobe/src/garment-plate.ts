import sharp from 'sharp';
import { type BodyName, type GarmentId, garmentFile } from './garment.ts';

/** Order of a plate's planes from the top, as `blender/render.py` writes them. */
export const PLANES = [
  'dome',
  'left',
  'right',
  'front',
  'main',
  'second',
  'third',
  'trim',
  'skin',
  'lining',
  'pattern',
  'normalX',
  'normalY',
  'depth',
] as const;
export type PlaneName = (typeof PLANES)[number];

/** What every plate shows: so many centimetres, the mannequin's chin at a share of width and height. See `blender/render.py`. */
export const PLATE_VIEW = { widthCm: 56, heightCm: 60, chin: { x: 0.5, y: 0.0816 } } as const;

/**
 * A garment on one body as the path tracer saw it: brightness under four lights (square root of it, 1.2 is 255), how much of a pixel
 * each zone is, the woven pattern, the normal (right and down, 0 is 128), and depth (the neck's middle is 128, 20 cm before it 0).
 */
export interface GarmentPlate {
  widthPx: number;
  heightPx: number;
  planes: Readonly<Record<PlaneName, Uint8Array>>;
}

/** Name of a body's plate in the folder of its garment: the planes one under the other, grey. */
export const plateFileOf = (body: BodyName): string => `${body}.webp`;

/** Reads a garment's plate: 0.2 s and 12 MB. */
export async function readGarmentPlate(id: GarmentId, body: BodyName): Promise<GarmentPlate> {
  const file = sharp(new URL(garmentFile(id, plateFileOf(body))).pathname);
  const { data, info } = await file.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  const heightPx = info.height / PLANES.length;
  if (!Number.isInteger(heightPx)) throw new RangeError(`the plate of ${id} has not ${PLANES.length} planes`);
  const size = info.width * heightPx;
  const planes = PLANES.map((name, i) => [name, new Uint8Array(data.buffer, data.byteOffset + i * size, size)]);
  return { widthPx: info.width, heightPx, planes: Object.fromEntries(planes) as GarmentPlate['planes'] };
}

/** The plate in a mirror, lights and normals too: on a mirrored photo a garment that closes to one side is right again. */
export function mirrorGarmentPlate({ planes, ...size }: GarmentPlate): GarmentPlate {
  const turned = Object.fromEntries(
    PLANES.map((name) => [name, mirrorRows(planes[name], size.widthPx, name === 'normalX')]),
  ) as GarmentPlate['planes'];
  return { ...size, planes: { ...turned, left: turned.right, right: turned.left } };
}

function mirrorRows(plane: Uint8Array, widthPx: number, isSigned: boolean): Uint8Array {
  const out = new Uint8Array(plane.length);
  for (let from = 0; from < plane.length; from += widthPx) {
    for (let x = 0; x < widthPx; x++) {
      const value = plane[from + widthPx - 1 - x] ?? 0;
      out[from + x] = isSigned ? 255 - value : value;
    }
  }
  return out;
}
