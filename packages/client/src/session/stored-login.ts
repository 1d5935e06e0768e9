import type { LoginInfo } from '@kinora/contract';
import { followItem, readItem, removeItem } from '../platform/storage';
import { readSealedItem, writeSealedItem } from './sealed-item';

const STORAGE_KEY = 'login';

export const keepLogin = (login: LoginInfo): Promise<void> => writeSealedItem(STORAGE_KEY, JSON.stringify(login));

export function forgetLogin(): void {
  removeItem(STORAGE_KEY);
}

/** Whether somebody logged in here, whose login may still hold. */
export const hasStoredLogin = (): boolean => readItem(STORAGE_KEY) !== undefined;

/** The stored login; undefined when there is none that this version can read. */
export async function readLogin(): Promise<LoginInfo | undefined> {
  const text = await readSealedItem(STORAGE_KEY);
  if (text === undefined) return undefined;
  // The schemas are loaded only where somebody logged in: a guest's first screen does without.
  const { parseLogin } = await import('./parse-login');
  return parseLogin(text);
}

/** Tells from now on when another page of this browser keeps a login or forgets it. */
export const onLoginElsewhere = (listener: () => void): void => followItem?.(STORAGE_KEY, listener);
