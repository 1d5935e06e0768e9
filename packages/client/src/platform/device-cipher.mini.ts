import type { DeviceCipherPort } from './device-cipher-port';
import { openStoredKeyCipher } from './stored-key-cipher';

/** The host has no keys that a script cannot read: the key lies in its storage, which it keeps apart by app and user. */
export const deviceCipher: DeviceCipherPort['deviceCipher'] = async () => openStoredKeyCipher();
