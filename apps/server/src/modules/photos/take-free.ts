import { ERROR } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { countFree, recordFree } from './ordered-photos.store.ts';
import { priceOfPhoto } from './photo-price.ts';
import type { PhotoRow } from './photos.store.ts';

/** Counts photos that are being kept among the free ones of their shoots, where photos cost. Throws AppError where fewer are left. */
export async function takeFree(tx: Db, { config }: Pick<Deps, 'config'>, photos: readonly PhotoRow[]): Promise<void> {
  const counted = photos.filter(({ kind }) => priceOfPhoto(config, kind) > 0);
  if (counted.length === 0) return;
  const byShoot = Map.groupBy(counted, ({ shoot_id }) => shoot_id);
  const taken = await countFree(tx, [...byShoot.keys()]);
  for (const [shootId, { length }] of byShoot) {
    if ((taken.get(shootId) ?? 0) + length > config.business.shop.freePhotos)
      throw new AppError(ERROR.photoCosts, 'the free ones of the shoot are taken');
  }
  await recordFree(
    tx,
    counted.map(({ id }) => id),
  );
}
