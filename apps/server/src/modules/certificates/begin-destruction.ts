import { createHmac } from 'node:crypto';
import type { CertificateReceipt } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { listFolderNames } from '../erasure/index.ts';
import { insertCertificate } from './certificates.store.ts';
import { finishDestructionJob } from './finish-destruction.job.ts';
import { promiseCertificate } from './promise-certificate.ts';

/** Longer than any run that may still store something of an account that has ended, and than a plate stays in memory. */
export const DESTRUCTION_S = 4000;

/** Where something of the account may still be; sealed until nothing is. */
export interface Left {
  uid: string;
  /** Prefixes that end in a slash. */
  folders: string[];
}

/**
 * Notes what an account had, within the transaction that ends it and before its rows go, and has the last act follow. The digest names the account
 * to who holds the receipt: its secret is not kept.
 */
export async function beginDestruction(
  tx: Db,
  deps: Deps,
  uid: string,
  destroyed: Readonly<Record<string, number>>,
  secretOfReceipt?: string,
): Promise<CertificateReceipt> {
  const receipt = await promiseCertificate(tx, deps, uid, secretOfReceipt);
  const { number, secret } = receipt;
  const left: Left = { uid, folders: (await listFolderNames(tx, uid)).map((name) => `users/${name}/`) };
  await insertCertificate(tx, {
    number,
    account: createHmac('sha256', secret).update(uid).digest('base64url'),
    destroyed: JSON.stringify(destroyed),
    ended_at: deps.now(),
    left_sealed: deps.personal.encrypt(JSON.stringify(left)),
    signed: null,
  });
  await deps.jobs.enqueue(tx, finishDestructionJob, { number }, { uid: null, startAfterSeconds: DESTRUCTION_S });
  return receipt;
}
