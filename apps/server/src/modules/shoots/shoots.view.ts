import type { ShootProgress } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../../gateway/command-handler.ts';
import { countFree, listPhotosOfShoots, priceOfPhoto, viewPhotos } from '../photos/index.ts';
import { estimateWait } from './estimate-wait.ts';
import { viewTroubles } from './shoot-troubles.ts';
import { listSheets, type ShootRow } from './shoots.store.ts';
import { photosOfPeople } from './shot-people.ts';

/** How far one shoot is. */
export async function viewShoot(deps: Deps, reader: Reader, shoot: ShootRow): Promise<ShootProgress> {
  const [progress] = await viewShoots(deps, reader, [shoot]);
  if (!progress) throw new Error('a shoot has no progress');
  return progress;
}

/** How far each of the shoots is. */
export async function viewShoots(deps: Deps, reader: Reader, shoots: readonly ShootRow[]): Promise<ShootProgress[]> {
  const ids = shoots.map(({ id }) => id);
  const [photos, sheets] = await Promise.all([listPhotosOfShoots(deps.db, ids), listSheets(deps.db, ids)]);
  const views = await viewPhotos(deps, reader, photos);
  const freeLeft = await countFreeLeft(deps, shoots);
  return Promise.all(
    shoots.map(async (shoot) => {
      const own = sheets.filter(({ shoot_id }) => shoot_id === shoot.id);
      const wait = await viewWait(deps, shoot, shoot.total - own.length);
      return {
        id: shoot.id,
        theme: shoot.theme,
        state: shoot.state,
        ...wait,
        total: shoot.total,
        dropped: own.filter(({ outcome }) => outcome === 'dropped').length,
        ...(shoot.description === null ? {} : { text: deps.personal.decrypt(shoot.description) }),
        troubles: viewTroubles(shoot, own),
        photos: views.filter(({ group }) => group === shoot.id),
        ...freeLeft(shoot.id),
        faces: photosOfPeople(shoot).flat(),
      };
    }),
  );
}

async function viewWait(deps: Deps, shoot: ShootRow, sheets: number): Promise<{ ahead: number; wait_s: number }> {
  if (shoot.state === 'finished' || shoot.state === 'failed') return { ahead: 0, wait_s: 0 };
  const isShooting = shoot.state === 'shooting';
  const wait = await estimateWait(deps.db, {
    // What is being shot waits for nobody, wherever it stood.
    queueNumber: isShooting ? 0 : shoot.queue_number,
    engine: shoot.engine,
    sheets,
    isPreparing: !isShooting && shoot.queue_number === null,
  });
  return { ahead: wait.ahead, wait_s: wait.seconds };
}

/** How many more photos of a shoot can be kept for free, where not all can. */
async function countFreeLeft({ db, config }: Deps, shoots: readonly ShootRow[]) {
  const isCosting = ({ recipe }: ShootRow) => priceOfPhoto(config, recipe === null ? 'regular' : 'custom') > 0;
  const costing = new Set(shoots.filter(isCosting).map(({ id }) => id));
  const taken = await countFree(db, [...costing]);
  const { freePhotos } = config.business.shop;
  return (id: string) => (costing.has(id) ? { freeleft: Math.max(0, freePhotos - (taken.get(id) ?? 0)) } : {});
}
