import { setTimeout as sleep } from 'node:timers/promises';
import type { ProductClient } from './product-client.ts';

/** Seconds since the tap. */
export interface ShootTimes {
  /** Until the first picture was there. */
  firstS: number;
  /** Until all of the twenty were that came out well. */
  allS: number;
}

const SHEETS = 20;
/** Now and then one stays unlike the person after its retakes, and is left out. */
const MOST_DROPPED = 1;
const [WIDTH_PX, HEIGHT_PX] = [768, 1024];
const PATIENCE_MS = 180_000;

/** Shoots a theme as a client sees it: the push socket tells of each picture, which is then asked for and fetched. */
export async function shootTwenty(client: ProductClient, theme: string, faces: string[]): Promise<ShootTimes> {
  let news = Promise.withResolvers<void>();
  const close = await client.watch(() => news.resolve());
  try {
    const tappedMs = performance.now();
    const secondsSinceTap = (): number => (performance.now() - tappedMs) / 1000;
    const fetched = new Map<string, Promise<number>>();
    const id = await client.startShoot(theme, faces);
    for (;;) {
      const [shoot] = (await client.call('QUEUERESULT', { id })).shoots;
      if (!shoot || shoot.state === 'failed') throw new Error(`the shoot of ${theme} failed`);
      for (const { id: photo, url, width, height } of shoot.photos) {
        if (width !== WIDTH_PX || height !== HEIGHT_PX) throw new Error(`a picture has ${width} x ${height} pixels`);
        if (!fetched.has(photo)) fetched.set(photo, fetchPicture(new URL(url, client.address)).then(secondsSinceTap));
      }
      if (shoot.state === 'finished') {
        if (shoot.photos.length < SHEETS - MOST_DROPPED)
          throw new Error(`${theme}: only ${shoot.photos.length} pictures`);
        const times = await Promise.all(fetched.values());
        return { firstS: Math.min(...times), allS: Math.max(...times) };
      }
      await Promise.race([news.promise, sleep(PATIENCE_MS, undefined, { ref: false }).then(giveUp)]);
      news = Promise.withResolvers();
    }
  } finally {
    close();
  }
}

async function fetchPicture(address: URL): Promise<void> {
  const response = await fetch(address);
  const bytes = await response.arrayBuffer();
  if (!response.ok || bytes.byteLength === 0) throw new Error(`a picture was answered with ${response.status}`);
}

function giveUp(): never {
  throw new Error(`no picture in ${PATIENCE_MS / 1000} s`);
}
