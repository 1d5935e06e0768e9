import { isOnline } from '../platform/connection';

/** Read by the service worker too, which answers with these pictures what the network does not: see vite.config.ts. */
const PICTURES = 'kinora-last-seen';

const hrefsOf = (addresses: readonly string[]) =>
  new Set(addresses.map((address) => new URL(address, location.href).href));

/** One picture that does not come is not there; without a network none would, and what was kept before stays. */
function noneWhileOnline(error: unknown): undefined {
  if (!isOnline()) throw error;
}

/**
 * Adds what is missing, and gives what holds them all: absent where the page is not secure, where no service worker would read them
 * either. Pictures that were seen are in the browser's own cache still: nothing is fetched twice.
 */
export async function addPictures(
  addresses: readonly string[],
  isWanted: () => boolean,
): Promise<Pick<Cache, 'keys' | 'delete'> | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const pictures = await caches.open(PICTURES);
  const missing = hrefsOf(addresses);
  for (const { url } of await pictures.keys()) missing.delete(url);
  for (const url of missing) {
    const answer = await fetch(url, { cache: 'force-cache' }).catch(noneWhileOnline);
    if (!isWanted()) break;
    if (answer?.ok) await pictures.put(url, answer);
  }
  return pictures;
}

/** Drops all but these. */
export async function keepOnly(addresses: readonly string[], pictures: Pick<Cache, 'keys' | 'delete'>): Promise<void> {
  const kept = hrefsOf(addresses);
  for (const { url } of await pictures.keys()) {
    if (!kept.has(url)) await pictures.delete(url);
  }
}

export async function dropPictures(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PICTURES);
}
