import { addCorrection, dataCodewords, VERSIONS } from './error-correction';
import { createGrid, drawFormat, type Grid } from './grid';

/** Mode indicator of bytes: ISO/IEC 18004, 7.4.5. */
const BYTES = 0b0100;
const PADDING = [0xec, 0x11];
/** The mask that is always taken: any one is right, and eight of them would have to be weighed for the most even. */
const MASK = 0;

/** What a code that is scanned looks like: rows of modules, dark where true. Level M; throws for more than 664 bytes. */
export function encodeScanCode(text: string): readonly (readonly boolean[])[] {
  const bytes = utf8(text);
  const version = versionFor(bytes.length);
  const grid = createGrid(version);
  drawData(grid, addCorrection(codewords(bytes, version), version));
  drawFormat(grid, MASK);
  return grid.dark;
}

function utf8(text: string): number[] {
  const escaped = encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Array.from(escaped, (character) => character.charCodeAt(0));
}

const countBits = (version: number): number => (version < 10 ? 8 : 16);

function versionFor(length: number): number {
  for (let version = 1; version <= VERSIONS; version++)
    if (4 + countBits(version) + length * 8 <= dataCodewords(version) * 8) return version;
  throw new Error('too long for a code');
}

/** Mode, length, bytes, and what fills the rest. */
function codewords(bytes: readonly number[], version: number): number[] {
  const capacity = dataCodewords(version) * 8;
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  push(BYTES, 4);
  push(bytes.length, countBits(version));
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let filled = 0; bits.length < capacity; filled++) push(PADDING[filled % 2] ?? 0, 8);
  return Array.from({ length: capacity / 8 }, (_, place) =>
    bits.slice(place * 8, place * 8 + 8).reduce((word, bit) => (word << 1) | bit, 0),
  );
}

/** Up and down in columns of two, from the right, around the timing column: ISO/IEC 18004, 7.7.3. */
function drawData({ size, dark, isApart }: Grid, words: readonly number[]): void {
  let place = 0;
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const isUpward = ((right + 1) & 2) === 0;
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (!row || isApart[y]?.[x]) continue;
        const bit = ((words[place >>> 3] ?? 0) >>> (7 - (place & 7))) & 1;
        row[x] = (bit === 1) !== ((x + y) % 2 === 0);
        place++;
      }
    }
  }
}
