/** Codewords of ISO/IEC 18004 (QR code), level M, by version: those that correct a block, and blocks. */
const PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

export const VERSIONS = BLOCKS.length;

/** Modules of a version that carry codewords, in bits: all but what finds, aligns, times and describes. */
function rawBits(version: number): number {
  const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const ofAlignment = version < 2 ? 0 : (25 * aligned - 10) * aligned - 55;
  const ofVersion = version < 7 ? 0 : 36;
  return (16 * version + 128) * version + 64 - ofAlignment - ofVersion;
}

const rowOf = (version: number) => ({ correcting: PER_BLOCK[version - 1] ?? 0, blocks: BLOCKS[version - 1] ?? 0 });

/** Codewords that say something. */
export function dataCodewords(version: number): number {
  const { correcting, blocks } = rowOf(version);
  return Math.floor(rawBits(version) / 8) - correcting * blocks;
}

/** The product in GF(256) by the polynomial 0x11D. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

function divisorOf(degree: number): number[] {
  const divisor = Array.from({ length: degree }, (_, place) => Number(place === degree - 1));
  let root = 1;
  for (let round = 0; round < degree; round++) {
    for (let place = 0; place < degree; place++)
      divisor[place] = multiply(divisor[place] ?? 0, root) ^ (divisor[place + 1] ?? 0);
    root = multiply(root, 2);
  }
  return divisor;
}

function remainderOf(data: readonly number[], divisor: readonly number[]): number[] {
  const remainder = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ (remainder.shift() ?? 0);
    remainder.push(0);
    for (const [place, coefficient] of divisor.entries())
      remainder[place] = (remainder[place] ?? 0) ^ multiply(coefficient, factor);
  }
  return remainder;
}

/** The data with what corrects it, block by block, woven together. */
export function addCorrection(data: readonly number[], version: number): number[] {
  const { correcting, blocks } = rowOf(version);
  const total = Math.floor(rawBits(version) / 8);
  const longer = total % blocks;
  const short = Math.floor(total / blocks) - correcting;
  const divisor = divisorOf(correcting);
  const parts = Array.from({ length: blocks }, (_, index) => {
    const isLonger = (at: number) => at >= blocks - longer;
    const start = index * short + Math.max(0, index - (blocks - longer));
    const words = data.slice(start, start + short + Number(isLonger(index)));
    return { words, correction: remainderOf(words, divisor) };
  });
  const woven: number[] = [];
  for (let place = 0; place <= short; place++)
    for (const { words } of parts) if (place < words.length) woven.push(words[place] ?? 0);
  for (let place = 0; place < correcting; place++)
    for (const { correction } of parts) woven.push(correction[place] ?? 0);
  return woven;
}
