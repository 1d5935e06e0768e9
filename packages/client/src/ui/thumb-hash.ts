import { thumbHashToRGBA } from 'thumbhash';
import { fromBase64 } from './base64';
import { pngDataUrl } from './png-data-url';

const SHORTEST_BYTES = 5;
const MOST_KEPT = 300;
const urls = new Map<string, string | undefined>();

/**
 * The blurred picture that a thumbhash holds, as a PNG data URL of at most 32 px a side; undefined if it cannot be read.
 * The last 300 are kept, because a list draws the same photo many times.
 */
export function thumbHashToUrl(hash: string): string | undefined {
  if (urls.has(hash)) return urls.get(hash);
  if (urls.size >= MOST_KEPT) urls.clear();
  const url = decode(hash);
  urls.set(hash, url);
  return url;
}

function decode(hash: string): string | undefined {
  const bytes = fromBase64(hash);
  if (!bytes || bytes.length < SHORTEST_BYTES) return undefined;
  const { w, h, rgba } = thumbHashToRGBA(bytes);
  return w > 0 && h > 0 ? pngDataUrl(w, h, rgba) : undefined;
}
