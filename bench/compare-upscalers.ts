import { decodePlate, faceDistance, type Studio, structuralSimilarity } from '@kinora/studio';
import sharp from 'sharp';
import { readPortrait } from './rendition-process.ts';

const SCALE = 4;

interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A sharp portrait made four times smaller and large again, in each way, against itself. */
export async function compareUpscalers(engine: Studio): Promise<void> {
  const portrait = await readPortrait();
  const report = await engine.inspect(portrait);
  if (!report.isAccepted) throw new Error('the studio refuses the portrait');
  const { left, top, widthPx, heightPx } = report.faceBox;
  const face = {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(widthPx),
    height: Math.round(heightPx),
  };
  const { width: side = 0 } = await sharp(portrait).metadata();
  const small = await sharp(portrait)
    .removeAlpha()
    .resize(side / SCALE)
    .jpeg({ quality: 88 })
    .toBuffer();
  const grown = await sharp(small).resize(side, side, { kernel: 'lanczos3' }).png().toBuffer();
  const ways: Readonly<Record<string, Uint8Array>> = {
    Lanczos: grown,
    'Lanczos, sharpened': await sharp(grown).sharpen({ sigma: 1.5, m1: 0.4, m2: 1.2 }).png().toBuffer(),
    'the net with Lanczos': (await engine.enlarge({ photo: small })).jpeg,
  };
  const truth = await greyOf(portrait, face, side);
  const person = await embeddingOf(engine, portrait);
  console.log('a portrait four times smaller and large again, on the face:');
  for (const [name, bytes] of Object.entries(ways)) {
    const grey = await greyOf(bytes, face, side);
    const similarity = structuralSimilarity(truth, grey, face.width, face.height);
    const distance = faceDistance(person, await embeddingOf(engine, bytes));
    console.log(
      `  ${name.padEnd(24)}PSNR ${noiseRatio(truth, grey).toFixed(2)} dB, SSIM ${similarity.toFixed(3)}, ` +
        `distance of the face ${distance.toFixed(3)}`,
    );
  }
}

async function greyOf(bytes: Uint8Array, region: Region, side: number): Promise<Float32Array> {
  const whole = await sharp(bytes).removeAlpha().resize(side, side).png().toBuffer();
  return Float32Array.from(await sharp(whole).extract(region).greyscale().raw().toBuffer());
}

async function embeddingOf(engine: Studio, bytes: Uint8Array): Promise<readonly number[]> {
  const { plate } = await engine.prepare(await sharp(bytes).resize(1024, 1024).png().toBuffer());
  return decodePlate(plate).person.embedding;
}

function noiseRatio(a: Float32Array, b: Float32Array): number {
  const error = a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0) / a.length;
  return 10 * Math.log10(255 ** 2 / error);
}
