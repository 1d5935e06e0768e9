import { transact } from '../src/database/transact.ts';
import type { Db, Deps } from '../src/deps.ts';
import { newUid } from '../src/identifiers.ts';
import { LedgerError, post, readBalances } from '../src/modules/ledger/index.ts';
import { insertUser } from '../src/modules/users/index.ts';

/** What tests of the ledger do with gold cards. */
export type LedgerHand = ReturnType<typeof openLedgerHand>;

export function openLedgerHand(deps: Deps) {
  const run = <R>(work: (tx: Db) => Promise<R>): Promise<R> => transact(deps.db, work);
  return {
    run,
    async uidOf(): Promise<string> {
      const uid = newUid();
      await insertUser(deps.db, {
        uid,
        nick: 'somebody',
        isNickGiven: false,
        channelId: null,
        channelArg: null,
        now: 1,
      });
      return uid;
    },
    card: async (uid: string) => (await readBalances(deps, uid)).card,
    /** What became of it: the fault that refused it, or nothing. */
    faultOf: (work: (tx: Db) => Promise<unknown>): Promise<string | undefined> =>
      run(work).then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof LedgerError) return error.fault;
          throw error;
        },
      ),
    grant: (key: string, uid: string, amount: number, expiresAt = 0) =>
      run((tx) => post(tx, deps, { key, kind: 'operator-grant', uid, unit: 'card', amount, expiresAt })),
  };
}
