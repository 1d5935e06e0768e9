import { writeFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { type GarmentColours, type GarmentId, garmentFile, readGarment, ZONES } from './garment.ts';
import { type GarmentPlate, readGarmentPlate } from './garment-plate.ts';

/** In the folder of each garment: every body in every colourway, to see a garment without a person. */
export const TEST_PICTURE = 'picture.webp';

const TILE = { widthPx: 225, heightPx: 241 } as const;
/** How much each light of a plate gives: a key from the left. */
const LIGHTS = [
  ['dome', 0.7],
  ['left', 1.4],
  ['right', 0.5],
  ['front', 0.8],
] as const;
const SKIN = '#b98a70';
const GROUND = '#7c8084';

/** A garment's {@link TEST_PICTURE}, a body a row, a colourway a column. */
export async function drawTestPicture(id: GarmentId): Promise<Buffer> {
  const { bodies, colourways } = await readGarment(id);
  const tiles: OverlayOptions[] = [];
  for (const [row, body] of bodies.entries()) {
    const small = await shrink(await readGarmentPlate(id, body));
    for (const [column, colours] of Object.values(colourways).entries())
      tiles.push({
        input: shade(small, colours),
        raw: { width: TILE.widthPx, height: TILE.heightPx, channels: 3 },
        left: column * TILE.widthPx,
        top: row * TILE.heightPx,
      });
  }
  const width = Object.keys(colourways).length * TILE.widthPx;
  const height = bodies.length * TILE.heightPx;
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(tiles)
    .webp({ quality: 80, effort: 4 })
    .toBuffer();
}

/** Writes it beside the plates. */
export async function writeTestPicture(id: GarmentId): Promise<void> {
  await writeFile(garmentFile(id, TEST_PICTURE), await drawTestPicture(id));
}

async function shrink({ planes, widthPx, heightPx }: GarmentPlate): Promise<GarmentPlate['planes']> {
  const small = Object.entries(planes).map(async ([name, plane]) => {
    const whole = sharp(plane, { raw: { width: widthPx, height: heightPx, channels: 1 } });
    const data = await whole.resize(TILE.widthPx, TILE.heightPx, { fit: 'fill' }).extractChannel(0).raw().toBuffer();
    return [name, data] as const;
  });
  return Object.fromEntries(await Promise.all(small)) as unknown as GarmentPlate['planes'];
}

function shade(planes: GarmentPlate['planes'], colours: GarmentColours): Buffer {
  const [ground, skin, woven] = [GROUND, SKIN, colours.pattern ?? GROUND].map(lightOf) as [Rgb, Rgb, Rgb];
  const cloths = ZONES.map((zone) => [planes[zone], lightOf(colours[zone] ?? colours.main ?? GROUND)] as const);
  const pixels = Buffer.alloc(TILE.widthPx * TILE.heightPx * 3);
  for (let i = 0; i < TILE.widthPx * TILE.heightPx; i++) {
    const light = LIGHTS.reduce((sum, [name, share]) => sum + share * ((planes[name][i] ?? 0) / 255) ** 2, 0);
    const figure = colours.pattern === undefined ? 0 : (planes.pattern[i] ?? 0) / 255;
    const parts = [...cloths, [planes.skin, skin] as const].map(([plane]) => (plane[i] ?? 0) / 255);
    const cover = Math.min(
      1,
      parts.reduce((sum, part) => sum + part, 0),
    );
    for (const c of [0, 1, 2] as const) {
      let reflected = (parts.at(-1) ?? 0) * skin[c];
      for (const [z, [, cloth]] of cloths.entries()) reflected += (parts[z] ?? 0) * cloth[c];
      reflected += Math.min(figure, parts[0] ?? 0) * (woven[c] - (cloths[0]?.[1][c] ?? 0));
      pixels[i * 3 + c] = byteOf(reflected * light * 1.2 + (1 - cover) * ground[c]);
    }
  }
  return pixels;
}

type Rgb = [number, number, number];

const lightOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2) as Rgb;
const byteOf = (light: number): number => Math.round(255 * Math.min(1, light) ** (1 / 2.2));
