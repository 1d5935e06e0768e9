import sharp, { type Sharp } from 'sharp';

/** Side of each person's half, px. */
const HALF_PX = 700;

/** Two people side by side: the portrait, and the portrait from the other side as `change` makes it. */
export async function drawGroup(
  portrait: Uint8Array,
  change: (other: Sharp) => Sharp = (other) => other,
): Promise<Buffer> {
  const one = await sharp(portrait).resize(HALF_PX, HALF_PX).png().toBuffer();
  const other = await change(sharp(one).flop()).png().toBuffer();
  const create = { width: HALF_PX * 2, height: HALF_PX, channels: 3, background: '#777' } as const;
  const layers = [
    { input: one, left: 0, top: 0 },
    { input: other, left: HALF_PX, top: 0 },
  ];
  return sharp({ create }).composite(layers).jpeg({ quality: 95 }).toBuffer();
}
