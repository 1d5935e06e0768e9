import type { CertificateReceipt } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { forgetPromise, promiseCertificate } from '../certificates/index.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { lockUser, lockUserWhole, readUser, setClosing } from '../users/index.ts';
import { endAccount } from './end-account.ts';

const DAY_MS = 86_400_000;

/** What became of the wish to close an account; times in ms. */
export interface Closing {
  closes_at: number;
  closed: boolean;
  /** What leads to the certificate of the destruction. */
  certificate: CertificateReceipt;
}

/** Whoever asked for it reads so on every device, and once more when it was taken back. */
const about = (uid: string) => ({ uid, key: 'closing', type: MESSAGE_TYPE.login, extra: '', state: 0 });

/** Closes an account: at its time, or at once where the operator gives none. Asked again it stays with the first time. */
export async function askClosing(tx: Db, deps: Deps, uid: string, secretOfReceipt?: string): Promise<Closing> {
  const { closingDays } = deps.config.business;
  await (closingDays === 0 ? lockUserWhole : lockUser)(tx, uid);
  const { closes_at } = await readUser(tx, uid);
  if (closes_at !== null) return { closes_at, closed: false, certificate: await promiseCertificate(tx, deps, uid) };
  const at = deps.now() + closingDays * DAY_MS;
  if (closingDays === 0) {
    return { closes_at: at, closed: true, certificate: await endAccount(tx, deps, uid, secretOfReceipt) };
  }
  await setClosing(tx, uid, at);
  await sendMessage(tx, deps, { ...about(uid), template: 'accountClosing', args: { moment: at } });
  return { closes_at: at, closed: false, certificate: await promiseCertificate(tx, deps, uid, secretOfReceipt) };
}

/** Takes the wish back; what nobody asked for is left as it is. */
export async function keepAccount(tx: Db, deps: Deps, uid: string): Promise<void> {
  await lockUser(tx, uid);
  const { closes_at } = await readUser(tx, uid);
  if (closes_at === null) return;
  await setClosing(tx, uid, null);
  await forgetPromise(tx, uid);
  await sendMessage(tx, deps, { ...about(uid), isQuiet: true, template: 'accountKept', args: {} });
}
