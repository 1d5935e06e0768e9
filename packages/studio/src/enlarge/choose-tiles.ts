import type { Photo } from '../pixels/photo.ts';
import { cutTiles, type Tile } from './cut-tiles.ts';

/** Under it the net changes a tile by less than an eye could see: grey levels, see {@link measureDetail}. */
const LEAST_DETAIL = 1;
/** A sheet has 48: what the net does for a larger picture takes no longer. */
const MOST_TILES = 40;

/** The tiles that gain most from the net, those with the most detail; a blurred scene and plain paper gain nothing. */
export function chooseTiles(photo: Photo): Tile[] {
  return cutTiles(photo.widthPx, photo.heightPx)
    .map((tile) => ({ tile, detail: measureDetail(photo, tile) }))
    .filter(({ detail }) => detail >= LEAST_DETAIL)
    .sort((one, other) => other.detail - one.detail)
    .slice(0, MOST_TILES)
    .map(({ tile }) => tile);
}

/** How far pixels of a tile lie from the mean of their four neighbours, root mean square of the colours, grey levels 0 to 255. */
export function measureDetail({ widthPx, heightPx, data }: Photo, tile: Tile): number {
  const row = widthPx * 3;
  const left = Math.max(tile.left, 1) * 3;
  const right = Math.min(tile.left + tile.widthPx, widthPx - 1) * 3;
  const bottom = Math.min(tile.top + tile.heightPx, heightPx - 1);
  let sum = 0;
  let count = 0;
  for (let y = Math.max(tile.top, 1); y < bottom; y++) {
    for (let i = y * row + left; i < y * row + right; i++, count++) {
      const around = (data[i - 3] ?? 0) + (data[i + 3] ?? 0) + (data[i - row] ?? 0) + (data[i + row] ?? 0);
      sum += ((data[i] ?? 0) - around / 4) ** 2;
    }
  }
  return Math.sqrt(sum / Math.max(count, 1));
}
