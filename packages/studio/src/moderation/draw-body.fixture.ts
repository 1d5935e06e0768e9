import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const WIDTH_PX = 480;
const HEIGHT_PX = 640;
/** The head in the astronaut's portrait, and a patch of the cheek. */
const HEAD = { left: 120, top: 0, width: 240, height: 205 };
const CHEEK = { left: 198, top: 130, width: 14, height: 12 };
const BODY =
  'M205 170 L275 170 L282 225 Q360 235 385 290 L410 640 L350 640 L345 400 L340 640 L140 640 L135 400 L130 640 L70 640 L95 290 Q120 235 198 225 Z';

/** The head of a true portrait on a drawn body: bare, shaded and in the colour of the cheek, or in a dress. */
export async function drawBody(background: string, dress?: string): Promise<Buffer> {
  const portrait = await readFile(new URL('../../test/astronaut.png', import.meta.url));
  const { channels } = await sharp(await sharp(portrait).extract(CHEEK).toBuffer()).stats();
  const shade = (light: number): string =>
    `rgb(${channels.slice(0, 3).map(({ mean }) => Math.round(Math.min(255, mean * light)))})`;
  const skin = `<radialGradient id="skin" cx="0.5" cy="0.35"><stop offset="0" stop-color="${shade(1.05)}"/><stop offset="1" stop-color="${shade(0.75)}"/></radialGradient>`;
  const body = `<svg width="${WIDTH_PX}" height="${HEIGHT_PX}"><defs>${skin}</defs><rect width="100%" height="100%" fill="${background}"/><path d="${BODY}" fill="${dress ?? 'url(#skin)'}"/></svg>`;
  const oval = Buffer.from(
    `<svg width="${HEAD.width}" height="${HEAD.height}"><ellipse cx="105" cy="100" rx="75" ry="92"/></svg>`,
  );
  const head = await sharp(await sharp(portrait).extract(HEAD).ensureAlpha().png().toBuffer())
    .composite([{ input: oval, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(Buffer.from(body))
    .composite([{ input: head, left: 135, top: 25 }])
    .png()
    .toBuffer();
}
