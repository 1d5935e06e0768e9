import { type LoginInfo, loginInfo } from '@kinora/contract';
import { readItem, removeItem } from '../platform/storage';
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
  try {
    const parsed = loginInfo.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined; // Written by another version: the user logs in again.
  }
}
