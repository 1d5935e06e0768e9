/** How many times wider and higher the net makes a picture. */
export const NET_SCALE = 4;
/** Side of a tile without its margin: what fits a core's cache is fastest, and a small tile needs little memory. */
export const TILE_PX = 128;
/** As far as the net sees around a tile, no less, so that tiles join; beyond the picture its border is repeated. */
export const MARGIN_PX = 10;

/** A part of a picture in its pixels. */
export interface Tile {
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
}

/** Tiles that cover a picture, row by row; those at the right and at the bottom may be smaller. */
export function cutTiles(widthPx: number, heightPx: number): Tile[] {
  const tiles: Tile[] = [];
  for (let top = 0; top < heightPx; top += TILE_PX) {
    for (let left = 0; left < widthPx; left += TILE_PX) {
      tiles.push({
        left,
        top,
        widthPx: Math.min(TILE_PX, widthPx - left),
        heightPx: Math.min(TILE_PX, heightPx - top),
      });
    }
  }
  return tiles;
}

/** A tile with its margin all around, as floats 0 to 1. */
export function readTile(
  photo: { widthPx: number; heightPx: number; data: Uint8Array },
  tile: Tile,
): { widthPx: number; heightPx: number; data: Float32Array } {
  const widthPx = tile.widthPx + 2 * MARGIN_PX;
  const heightPx = tile.heightPx + 2 * MARGIN_PX;
  const data = new Float32Array(widthPx * heightPx * 3);
  for (let y = 0, to = 0; y < heightPx; y++) {
    const row = Math.min(Math.max(tile.top + y - MARGIN_PX, 0), photo.heightPx - 1) * photo.widthPx;
    for (let x = 0; x < widthPx; x++) {
      const from = (row + Math.min(Math.max(tile.left + x - MARGIN_PX, 0), photo.widthPx - 1)) * 3;
      for (let c = 0; c < 3; c++, to++) data[to] = (photo.data[from + c] ?? 0) / 255;
    }
  }
  return { widthPx, heightPx, data };
}
