import * as z from 'zod';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { findUsers } from '../users/index.ts';
import { findCertificate, signOnce } from './certificates.store.ts';
import { signCertificate } from './sign-certificate.ts';

const leftOf = z.object({ uid: z.string(), folders: z.array(z.string()) });

/**
 * The last act: erases what was stored after the account had ended, looks whether anything is there, and signs that nothing is. May be run
 * again at any point; signed once, the certificate stays as it is.
 */
export async function finishDestruction(deps: Deps, { number }: { number: string }): Promise<void> {
  const certificate = await findCertificate(deps.db, number);
  if (!certificate?.left_sealed) return;
  const { uid, folders } = leftOf.parse(JSON.parse(deps.personal.decrypt(certificate.left_sealed)));
  for (const folder of folders) await deps.objects.deleteFolder(folder);
  for (const folder of folders)
    if ((await deps.objects.sizeOf(folder)) > 0) throw new Error('something was stored while it was erased');
  await transact(deps.db, async (tx) => {
    await forgetWhole(tx, deps, uid);
    await signOnce(tx, number, await signCertificate(deps, certificate));
  });
}

/** Rows that no key of the user's reaches, those of the erasing itself among them. Throws while the account is there. */
async function forgetWhole(tx: Db, deps: Deps, uid: string): Promise<void> {
  if ((await findUsers(tx, [uid])).length > 0) throw new Error('the account has not ended');
  await deps.jobs.forget(tx, uid);
  await deps.jobs.forgetNaming(tx, uid);
  await deps.push.forget(tx, uid);
}
