import { removeItem } from '../platform/storage';

/** Where a machine keeps what was deleted a moment ago, sealed, for its way back. */
export const REMOVED_KEY = 'removed';

export const forgetRemoved = (): void => removeItem(REMOVED_KEY);
