/** A square of modules; those that are set apart carry no data. */
export interface Grid {
  size: number;
  dark: boolean[][];
  isApart: boolean[][];
}

const MODE_M = 0;

/** Version, size and places of what finds and aligns: ISO/IEC 18004, 6.3. */
export function createGrid(version: number): Grid {
  const size = version * 4 + 17;
  const rows = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const grid: Grid = { size, dark: rows(), isApart: rows() };
  for (let place = 0; place < size; place++) {
    set(grid, 6, place, place % 2 === 0);
    set(grid, place, 6, place % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(grid, x, y, 4, new Set([2, 4]));
  const places = alignedAt(version, size);
  const last = places.length - 1;
  for (const [row, y] of places.entries())
    for (const [column, x] of places.entries()) {
      const isFinder = (row === 0 && column === 0) || (row === 0 && column === last) || (row === last && column === 0);
      if (!isFinder) drawRings(grid, x, y, 2, new Set([1]));
    }
  drawFormat(grid, 0);
  if (version >= 7) drawVersion(grid, version);
  return grid;
}

function set({ size, dark, isApart }: Grid, x: number, y: number, isDark: boolean): void {
  const [row, apart] = [dark[y], isApart[y]];
  if (x < 0 || x >= size || !row || !apart) return;
  row[x] = isDark;
  apart[x] = true;
}

/** Rings around a middle, light where named. */
function drawRings(grid: Grid, x: number, y: number, radius: number, light: ReadonlySet<number>): void {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++)
      set(grid, x + dx, y + dy, !light.has(Math.max(Math.abs(dx), Math.abs(dy))));
}

function alignedAt(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, place) => size - 7 - (count - 2 - place) * step)];
}

function checkedBits(data: number, bits: number, polynomial: number): number {
  let rest = data;
  for (let round = 0; round < bits; round++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * polynomial);
  return (data << bits) | rest;
}

/** Level and mask, twice: ISO/IEC 18004, 7.9. */
export function drawFormat(grid: Grid, mask: number): void {
  const { size } = grid;
  const bits = checkedBits((MODE_M << 3) | mask, 10, 0x537) ^ 0x5412;
  const bit = (place: number) => ((bits >>> place) & 1) === 1;
  for (let place = 0; place <= 5; place++) set(grid, 8, place, bit(place));
  set(grid, 8, 7, bit(6));
  set(grid, 8, 8, bit(7));
  set(grid, 7, 8, bit(8));
  for (let place = 9; place < 15; place++) set(grid, 14 - place, 8, bit(place));
  for (let place = 0; place < 8; place++) set(grid, size - 1 - place, 8, bit(place));
  for (let place = 8; place < 15; place++) set(grid, 8, size - 15 + place, bit(place));
  set(grid, 8, size - 8, true);
}

/** The version, twice, from the seventh on: ISO/IEC 18004, 7.10. */
function drawVersion(grid: Grid, version: number): void {
  const bits = checkedBits(version, 12, 0x1f25);
  for (let place = 0; place < 18; place++) {
    const isDark = ((bits >>> place) & 1) === 1;
    const [far, near] = [grid.size - 11 + (place % 3), Math.floor(place / 3)];
    set(grid, far, near, isDark);
    set(grid, near, far, isDark);
  }
}
