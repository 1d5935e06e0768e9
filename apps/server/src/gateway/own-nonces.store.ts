import { createMemoryNonceStore, type NonceStore, SECURE_WINDOW } from '@kinora/channel';
import type { Db } from '../deps.ts';

const PRUNE_MS = 30_000;

export interface OwnNonceStore extends NonceStore {
  prune(): Promise<void>;
  close(): void;
}

/**
 * The nonces of a process that serves its clients alone: in its memory, as those of the past are stale once it starts again.
 * Those of commands that were sealed ahead of its clock are not, and are kept in its database too.
 */
export async function openOwnNonces(
  db: Db,
  now: () => number,
  onError: (error: unknown) => void,
): Promise<OwnNonceStore> {
  const memory = createMemoryNonceStore({ clock: now });

  async function prune(): Promise<void> {
    await db.deleteFrom('channel_nonce').where('expires_ms', '<', Math.floor(now())).execute();
  }

  await prune();
  for (const { nonce, expires_ms } of await db.selectFrom('channel_nonce').selectAll().execute())
    memory.addOnce(nonce, expires_ms);
  const timer = setInterval(() => prune().catch(onError), PRUNE_MS);
  timer.unref();

  return {
    prune,
    async addOnce(nonce, expiresAtMs) {
      if (!(await memory.addOnce(nonce, expiresAtMs))) return false;
      const sealedAtMs = expiresAtMs - SECURE_WINDOW.pastMs - SECURE_WINDOW.aheadMs;
      if (sealedAtMs < now()) return true;
      const row = { nonce, expires_ms: Math.ceil(expiresAtMs) };
      await db
        .insertInto('channel_nonce')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    },
    close: () => clearInterval(timer),
  };
}
