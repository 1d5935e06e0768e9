import { createHash } from 'node:crypto';
import { CERTIFICATE_NUMBER_LENGTH, type CertificateReceipt } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { newTicket } from '../../identifiers.ts';
import { findCertificate, findPromise, insertPromise, isPromised } from './certificates.store.ts';

const numberOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex').slice(0, CERTIFICATE_NUMBER_LENGTH);

const isUsed = async (tx: Db, number: string): Promise<boolean> =>
  (await isPromised(tx, number)) || (await findCertificate(tx, number)) !== undefined;

/**
 * The receipt of the account's certificate, the same one for as long as the wish to close it stands.
 *
 * @param wanted secret of the first one, where whoever asks has made it; one that was used before is not taken
 */
export async function promiseCertificate(
  tx: Db,
  deps: Deps,
  uid: string,
  wanted?: string,
): Promise<CertificateReceipt> {
  const known = await readReceipt(tx, deps, uid);
  if (known) return known;
  const secret = wanted === undefined || (await isUsed(tx, numberOf(wanted))) ? newTicket() : wanted;
  const receipt = { number: numberOf(secret), secret };
  await insertPromise(tx, { uid, number: receipt.number, secret_sealed: deps.personal.encrypt(receipt.secret) });
  return receipt;
}

/** The receipt that the account was given; undefined where it does not ask to be closed. */
export async function readReceipt(
  db: Db,
  { personal }: Pick<Deps, 'personal'>,
  uid: string,
): Promise<CertificateReceipt | undefined> {
  const promise = await findPromise(db, uid);
  return promise && { number: promise.number, secret: personal.decrypt(promise.secret_sealed) };
}
