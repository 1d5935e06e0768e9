import { readItem, removeItem, writeItem } from '../platform/storage';

const STORAGE_KEY = 'device';

/**
 * What the server gave this device at its last sign-in. It outlives the login, as it is for the next one, and says nothing of
 * whose it was.
 */
export const readDeviceMark = (): string | undefined => readItem(STORAGE_KEY);

export const keepDeviceMark = (mark: string): void => writeItem(STORAGE_KEY, mark);

/** There is no account any more that would know it. */
export const forgetDeviceMark = (): void => removeItem(STORAGE_KEY);
