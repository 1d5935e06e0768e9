import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import type { SetAbout, SetCamera } from '../set-about.ts';
import { develop } from './film.ts';
import { irradiance } from './harmonics.ts';

/** In the folder of each set: what every camera sees, and a grey ball in the light of its head. */
export const TEST_PICTURE = 'picture.webp';

const TILE = { widthPx: 240, heightPx: 320 } as const;
const BALL_PX = 112;
/** What a grey card reflects, as printers measure. */
const GREY = 0.5;

/** A set's {@link TEST_PICTURE}, a camera a column, in the order of about.json. */
export async function drawTestPicture(id: string): Promise<Buffer> {
  const folder = fileURLToPath(new URL(`../../${id}/`, import.meta.url));
  const { cameras } = JSON.parse(await readFile(`${folder}about.json`, 'utf8')) as SetAbout;
  const tiles: OverlayOptions[] = [];
  for (const [column, [camera, light]] of Object.entries(cameras).entries()) {
    const left = column * TILE.widthPx;
    tiles.push(
      { input: await sharp(`${folder}${camera}.webp`).resize(TILE.widthPx, TILE.heightPx).toBuffer(), left, top: 0 },
      {
        input: drawBall(light),
        raw: { width: BALL_PX, height: BALL_PX, channels: 4 },
        left: left + (TILE.widthPx - BALL_PX) / 2,
        top: (TILE.heightPx - BALL_PX) / 2,
      },
    );
  }
  const width = Object.keys(cameras).length * TILE.widthPx;
  return sharp({ create: { width, height: TILE.heightPx, channels: 3, background: '#000' } })
    .composite(tiles)
    .webp({ quality: 80, effort: 4 })
    .toBuffer();
}

/** Writes it beside the plates. */
export async function writeTestPicture(id: string): Promise<void> {
  const file = fileURLToPath(new URL(`../../${id}/${TEST_PICTURE}`, import.meta.url));
  await writeFile(file, await drawTestPicture(id));
}

/** A grey ball as the light at the head shows it, as bright as the camera is exposed; RGBA. */
function drawBall({ harmonics, level }: Pick<SetCamera, 'harmonics' | 'level'>): Buffer {
  const pixels = Buffer.alloc(BALL_PX * BALL_PX * 4);
  const radius = BALL_PX / 2;
  for (let i = 0; i < BALL_PX * BALL_PX; i++) {
    const [x, y] = [((i % BALL_PX) + 0.5) / radius - 1, (Math.floor(i / BALL_PX) + 0.5) / radius - 1];
    const away = Math.hypot(x, y);
    const light = irradiance(harmonics, [x, y, Math.sqrt(Math.max(0, 1 - away * away))]);
    const [r, g, b] = light.map((value) => Math.max(0, value) * level * GREY) as [number, number, number];
    for (const [c, value] of develop(r, g, b).entries()) pixels[i * 4 + c] = Math.round(value * 255);
    pixels[i * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, (1 - away) * radius)));
  }
  return pixels;
}
