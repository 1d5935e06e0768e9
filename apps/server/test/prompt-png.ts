import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const SIGNATURE_AND_HEADER_BYTES = 33;

/** A PNG with the prompt in a tEXt chunk, as ComfyUI's SaveImage writes it. */
export async function makePromptPng(prompt: unknown, widthPx = 96, heightPx = 128): Promise<Buffer> {
  const png = await sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#84a' } })
    .png()
    .toBuffer();
  const text = Buffer.from(`tEXtprompt\0${JSON.stringify(prompt)}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(text));
  const head = png.subarray(0, SIGNATURE_AND_HEADER_BYTES);
  return Buffer.concat([head, length, text, checksum, png.subarray(SIGNATURE_AND_HEADER_BYTES)]);
}
