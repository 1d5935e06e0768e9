import type { CertificateReceipt } from '@kinora/contract';
import { readItem, removeItem, writeItem } from '../platform/storage';
import { readSealedItem, writeSealedItem } from './sealed-item';

const STORAGE_KEY = 'certificate';
/** Longer than any time to think again, and than an operator is away. */
const KEPT_MS = 30 * 86_400_000;

/** What leads to the certificate of an account that was closed on this machine. */
export interface KeptReceipt extends CertificateReceipt {
  readonly account: string;
  readonly at: number;
}

/**
 * Keeps it beyond the login, for whoever leaves without its address.
 *
 * @returns puts back what was kept before, where the account is not closed after all
 */
export async function keepReceipt({ number, secret }: CertificateReceipt, account: string): Promise<() => void> {
  const before = readItem(STORAGE_KEY);
  const kept: KeptReceipt = { number, secret, account, at: Date.now() };
  await writeSealedItem(STORAGE_KEY, JSON.stringify(kept));
  return () => (before === undefined ? forgetReceipt() : writeItem(STORAGE_KEY, before));
}

export const forgetReceipt = (): void => removeItem(STORAGE_KEY);

/** The receipt of the account that was closed here last; undefined where none was, or too long ago. */
export async function readReceipt(): Promise<KeptReceipt | undefined> {
  const text = await readSealedItem(STORAGE_KEY);
  if (text === undefined) return undefined;
  // Nobody but this machine could have sealed it.
  const kept = JSON.parse(text) as KeptReceipt;
  if (kept.at > Date.now() - KEPT_MS) return kept;
  forgetReceipt();
  return undefined;
}
