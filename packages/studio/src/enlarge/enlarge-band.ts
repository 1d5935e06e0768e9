import { type Photo, resizePhoto } from '../pixels/photo.ts';
import { sharpen } from '../pixels/sharpen.ts';
import { NET_SCALE, readTile, type Tile } from './cut-tiles.ts';
import { enlargeTile } from './slim-net.ts';

/** The net draws a faint grid of its pixels; half of it over the smooth enlargement keeps its detail and hides the grid. */
const NET_SHARE = 0.5;

/** Both enlargements are a little soft: what they agree on is sharpened, noise in flat parts hardly. */
const SHARPENING = { sigmaPx: 1.5, flat: 0.4, edge: 1.2 };

/** Rows of a photo to enlarge; the photo holds them with the margin that it has above and below. */
export interface Band {
  photo: Photo;
  top: number;
  heightPx: number;
  /** What the net draws, counted from the first of the rows. */
  tiles: readonly Tile[];
}

/** The band's rows four times as wide and high: a Lanczos enlargement, in tiles its mean with the net's, sharpened. */
export async function enlargeBand({ photo, top, heightPx, tiles }: Band, signal: AbortSignal): Promise<Photo> {
  const grown = await resizePhoto(photo, photo.widthPx * NET_SCALE, photo.heightPx * NET_SCALE);
  for (const cut of tiles) {
    signal.throwIfAborted();
    const tile = { ...cut, top: cut.top + top };
    const seen = readTile(photo, tile);
    mixInto(grown, await enlargeTile(seen.data, seen.widthPx, seen.heightPx), tile);
  }
  sharpen(grown, SHARPENING);
  const row = grown.widthPx * 3;
  const from = top * NET_SCALE * row;
  // A copy of its own: a view would take the whole of the memory behind it along to the other thread.
  const data = new Uint8Array(grown.data.subarray(from, from + heightPx * NET_SCALE * row));
  return { widthPx: grown.widthPx, heightPx: heightPx * NET_SCALE, data };
}

function mixInto(grown: Photo, net: Float32Array, tile: Tile): void {
  const run = tile.widthPx * NET_SCALE * 3;
  for (let y = 0, from = 0; y < tile.heightPx * NET_SCALE; y++) {
    let to = ((tile.top * NET_SCALE + y) * grown.widthPx + tile.left * NET_SCALE) * 3;
    for (let i = 0; i < run; i++, from++, to++) {
      const value = Math.min(Math.max((net[from] ?? 0) * 255, 0), 255);
      grown.data[to] = Math.round((grown.data[to] ?? 0) * (1 - NET_SHARE) + value * NET_SHARE);
    }
  }
}
