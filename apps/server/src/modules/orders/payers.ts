import type { PayChannel } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import { findPayer, upsertPayer } from './payers.store.ts';

type Keeper = Pick<PayChannel, 'key' | 'keepsPayer'>;

export async function keepPayer(
  { db, personal }: Pick<Deps, 'db' | 'personal'>,
  { key }: Pick<Keeper, 'key'>,
  orderId: string,
  openId: string,
): Promise<void> {
  await upsertPayer(db, { order_id: orderId, channel: key, payer_sealed: personal.encrypt(openId) });
}

/** Who was told to a channel that asks for it each time; undefined for all other channels, and where nobody began to pay. */
export async function payerKept(
  { db, personal }: Pick<Deps, 'db' | 'personal'>,
  { key, keepsPayer }: Keeper,
  orderId: string,
): Promise<string | undefined> {
  const sealed = keepsPayer ? await findPayer(db, key, orderId) : undefined;
  return sealed === undefined ? undefined : personal.decrypt(sealed);
}
