import { expect, it } from 'vitest';
import { encodeScanCode } from './encode';

/** Of these texts as another implementation draws them (python-qrcode 8.2, level M, mask 0), which other readers have read. */
const KINORA = [
  '#######....#..#######',
  '#.....#.##.##.#.....#',
  '#.###.#..#..#.#.###.#',
  '#.###.#.......#.###.#',
  '#.###.#.##.##.#.###.#',
  '#.....#...##..#.....#',
  '#######.#.#.#.#######',
  '.........##..........',
  '#.#.#.#...#.#...#..#.',
  '##.#.#....##.#.#.####',
  '#.#####.#..#.###.####',
  '#####..#.#.###.##...#',
  '.#...####..#.###.....',
  '........##....##..##.',
  '#######..##.#...#..##',
  '#.....#..##...#....##',
  '#.###.#.###.#.#.#..##',
  '#.###.#..###.#.##.##.',
  '#.###.#.####.#####..#',
  '#.....#....###.##..#.',
  '#######.##.#.##.##.##',
];

const drawn = (text: string): string[] =>
  encodeScanCode(text).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
const digest = (text: string): number =>
  Array.from(text).reduce((sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0, 0);

it('draws a code', () => {
  expect(drawn('Kinora')).toEqual(KINORA);
});

it.each([
  [35, 29, 2287231854],
  [62, 33, 242872282],
  [130, 49, 3987259182],
  [250, 61, 2592478158],
  [400, 77, 840102094],
  [660, 97, 3892921980],
])('draws a code of %d bytes in %d rows', (bytes, rows, wanted) => {
  const code = drawn(`weixin://wxpay/bizpayurl?pr=${'aZ9'.repeat(300)}`.slice(0, bytes));
  expect([code.length, digest(code.join('\n'))]).toEqual([rows, wanted]);
});

it('does not draw what is too long', () => {
  expect(() => encodeScanCode('x'.repeat(700))).toThrow('too long');
});
