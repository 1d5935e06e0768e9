import sharp from 'sharp';

const PLATE_PX = 512;
const MAGIC = Buffer.from('painted:');

/** A plate that is the photo itself, small. */
export async function makePlate(photo: Uint8Array): Promise<Uint8Array> {
  const small = await sharp(photo).resize(PLATE_PX, PLATE_PX, { fit: 'cover', position: 'top' }).jpeg().toBuffer();
  return Buffer.concat([MAGIC, small]);
}

/** The photo in a plate. Throws for bytes that are none. */
export function photoOf(plate: Uint8Array): Uint8Array {
  if (!MAGIC.equals(plate.subarray(0, MAGIC.length))) throw new Error('not a plate');
  return plate.subarray(MAGIC.length);
}
