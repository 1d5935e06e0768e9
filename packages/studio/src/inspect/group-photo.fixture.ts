import sharp, { type Sharp } from 'sharp';

/** Side of each person's half, px. */
const HALF_PX = 700;
const WALL = '#777';

/** Two people side by side: the portrait, and the portrait from the other side as `change` makes it. */
export async function drawGroup(
  portrait: Uint8Array,
  change: (other: Sharp) => Sharp = (other) => other,
): Promise<Buffer> {
  const one = await sharp(portrait).resize(HALF_PX, HALF_PX).png().toBuffer();
  return putSideBySide(one, await change(sharp(one).flop()).png().toBuffer());
}

/** Somebody at the left, whose face is as large as that of the portrait at the right. */
export async function drawBeside(portrait: Uint8Array, other: Uint8Array, otherWidthPx: number): Promise<Buffer> {
  const shown = await sharp(other).resize(otherWidthPx).png().toBuffer({ resolveWithObject: true });
  const left = (HALF_PX - shown.info.width) >> 1;
  const one = sharp(shown.data).extend({
    top: HALF_PX - shown.info.height,
    left,
    right: HALF_PX - shown.info.width - left,
    background: WALL,
  });
  return putSideBySide(await one.png().toBuffer(), await sharp(portrait).resize(HALF_PX, HALF_PX).png().toBuffer());
}

function putSideBySide(left: Buffer, right: Buffer): Promise<Buffer> {
  const create = { width: HALF_PX * 2, height: HALF_PX, channels: 3, background: WALL } as const;
  const layers = [
    { input: left, left: 0, top: 0 },
    { input: right, left: HALF_PX, top: 0 },
  ];
  return sharp({ create }).composite(layers).jpeg({ quality: 95 }).toBuffer();
}
