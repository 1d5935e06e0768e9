import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { concatBytes, u32 } from './bytes.ts';
import { makeBox } from './formats/mp4-boxes.ts';
import { BrokenFileError, readLabel, UnknownFormatError, writeLabel } from './index.ts';

const aigc = {
  ...{ Label: '1', ContentProducer: 'Kinora', ProduceID: '4f1c', ReservedCode1: '' },
  ...{ ContentPropagator: '', PropagateID: '', ReservedCode2: '' },
};
const note = { aigc, createdAt: '2026-11-22T08:00:00Z', tool: 'Kinora' };
const plain = () => sharp({ create: { width: 9, height: 9, channels: 3, background: '#2a7' } });
const makers: [string, () => Promise<Uint8Array>][] = [
  ['JPEG', () => plain().jpeg().toBuffer()],
  ['PNG', () => plain().png().toBuffer()],
  ['WebP', () => plain().webp().toBuffer()],
  ['MP4', async () => concatBytes(makeBox('ftyp', u32(0)), makeBox('moov', makeBox('mvhd', u32(0))), makeBox('mdat'))],
];

/** Reads it or says in one of two words why not. */
function readsOrRefuses(bytes: Uint8Array): boolean {
  try {
    readLabel(bytes);
    return true;
  } catch (error) {
    return error instanceof BrokenFileError || error instanceof UnknownFormatError;
  }
}

it.each(makers)('a %s with any bytes changed, or cut anywhere, is read or refused', async (_name, make) => {
  const file = writeLabel(await make(), note);
  const change = fc.record({ at: fc.nat(file.length - 1), to: fc.nat(255) });
  const damage = fc.record({
    changes: fc.array(change, { maxLength: 6 }),
    length: fc.integer({ min: 0, max: file.length }),
  });
  fc.assert(
    fc.property(damage, ({ changes, length }) => {
      const damaged = file.slice(0, length);
      for (const { at, to } of changes) damaged[at] = to;
      return readsOrRefuses(damaged);
    }),
    { numRuns: 2000 },
  );
});

it.each(['heic', 'avif', 'mif1'])('a picture in the box format of video (%s) is not called a broken video', (brand) => {
  const bytes = makeBox('ftyp', new TextEncoder().encode(brand), u32(0));
  expect(() => readLabel(bytes)).toThrow(UnknownFormatError);
});
