import type { Unit } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';

const TEMPLATES = {
  card: 'cardsGiven',
  point: 'pointsGiven',
  coin: 'coinsGiven',
  coupon: 'couponsGiven',
} as const satisfies Record<Unit, string>;

/** Tells a user that they were given so much, once for its key. */
export async function tellOfGiven(
  tx: Db,
  deps: Deps,
  { uid, key, unit, count }: { uid: string; key: string; unit: Unit; count: number },
): Promise<void> {
  const about = { uid, key, type: MESSAGE_TYPE.cards, extra: '' };
  await sendMessage(tx, deps, { ...about, template: TEMPLATES[unit], args: { count } });
}
