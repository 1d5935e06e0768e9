import { defineArea, type Environment, readArea } from '../environment/area.ts';
import { asConfigError, ConfigError } from '../environment/config-error.ts';
import { optionalText } from '../environment/kinds.ts';
import { readOrMakeSecrets } from './make-secrets.ts';
import { type MasterKey, parseMasterKeys } from './master-keys.ts';

const shown = 'made once in development';

export const keysArea = defineArea('Encryption at rest', {
  KINORA_MASTER_KEYS: optionalText(
    'Keys of the encryption at rest (`id:base64,…` of 32 bytes, the newest first); required in production.',
    { isSecret: true, shown },
  ),
  KINORA_INDEX_KEY: optionalText(
    'Key of look-ups among encrypted values (base64 of 32 bytes), never to be changed; required in production.',
    { isSecret: true, shown },
  ),
});

export interface KeysConfig {
  /** Newest first: the first one seals, all open. */
  masterKeys: readonly [MasterKey, ...MasterKey[]];
  /** For look-ups of encrypted values; cannot be rotated without writing every row anew. */
  indexKey: Uint8Array;
}

/** The keys; outside production they are made once, in the data folder. Throws ConfigError. */
export function readKeys(environment: Environment, isProduction: boolean, dataFolder: string): KeysConfig {
  const { KINORA_MASTER_KEYS: masterKeys, KINORA_INDEX_KEY: indexKey } = readArea(keysArea, environment);
  if (isProduction && (masterKeys === null || indexKey === null)) {
    throw new ConfigError(
      'In production KINORA_MASTER_KEYS (id:base64 of 32 bytes) and KINORA_INDEX_KEY are required.',
    );
  }
  try {
    const made = masterKeys !== null && indexKey !== null ? undefined : readOrMakeSecrets(dataFolder);
    return parseMasterKeys(masterKeys ?? made?.masterKeys ?? '', indexKey ?? made?.indexKey ?? '');
  } catch (error) {
    throw asConfigError(error);
  }
}
