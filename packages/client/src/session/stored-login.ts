import type { LoginInfo } from '@kinora/contract';
import { readItem, removeItem, writeItem } from '../platform/storage';

const STORAGE_KEY = 'login';

// The cipher is loaded only where there is a login to read or write.
const loadCipher = () => import('./login-cipher');

export async function keepLogin(login: LoginInfo): Promise<void> {
  const { sealLogin } = await loadCipher();
  writeItem(STORAGE_KEY, sealLogin(login));
}

export function forgetLogin(): void {
  removeItem(STORAGE_KEY);
}

/** Whether somebody logged in here, whose login may still hold. */
export const hasStoredLogin = (): boolean => readItem(STORAGE_KEY) !== undefined;

/** The stored login; undefined when there is none that this version can read. */
export async function readLogin(): Promise<LoginInfo | undefined> {
  const sealed = readItem(STORAGE_KEY);
  if (sealed === undefined) return undefined;
  const { openLogin } = await loadCipher();
  return openLogin(sealed);
}
