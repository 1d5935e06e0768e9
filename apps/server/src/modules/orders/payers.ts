import type { PayChannel } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import { findPayer, upsertPayer } from './payers.store.ts';

export async function keepPayer({ db, personal }: Pick<Deps, 'db' | 'personal'>, orderId: string, openId: string) {
  await upsertPayer(db, orderId, personal.encrypt(openId));
}

/** Who was told to a channel that asks for it each time; undefined for all other channels, and where nobody began to pay. */
export async function payerKept(
  { db, personal }: Pick<Deps, 'db' | 'personal'>,
  { keepsPayer }: Pick<PayChannel, 'keepsPayer'>,
  orderId: string,
): Promise<string | undefined> {
  const sealed = keepsPayer ? await findPayer(db, orderId) : undefined;
  return sealed === undefined ? undefined : personal.decrypt(sealed);
}
