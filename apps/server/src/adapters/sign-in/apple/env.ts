import type { ValuesOf } from '../../../environment/area.ts';
import { ConfigError } from '../../../environment/config-error.ts';
import { optionalText, webAddress } from '../../../environment/kinds.ts';
import { idOf } from '../keys.ts';

export const appleVariables = {
  KINORA_APPLE_ID: idOf('Apple (Services ID)'),
  KINORA_APPLE_TEAM: optionalText('Apple: the id of the team.'),
  KINORA_APPLE_KEY_ID: optionalText('Apple: the id of the key.'),
  KINORA_APPLE_KEY: optionalText('Apple: the key itself, PKCS#8 in PEM; `\\n` counts as a new line.', {
    isSecret: true,
  }),
  KINORA_APPLE_URL: webAddress('Apple: another issuer than its own.', { shown: "the provider's" }),
};

export interface AppleConfig {
  id: string;
  team: string;
  keyId: string;
  /** PKCS#8 in PEM. */
  key: string;
  issuer: string;
}

export function readApple(values: ValuesOf<typeof appleVariables>): AppleConfig | undefined {
  const { KINORA_APPLE_ID: id, KINORA_APPLE_TEAM: team, KINORA_APPLE_KEY_ID: keyId, KINORA_APPLE_KEY: key } = values;
  const issuer = values.KINORA_APPLE_URL ?? 'https://appleid.apple.com';
  if (id !== null && team !== null && keyId !== null && key !== null)
    return { id, team, keyId, key: key.replaceAll('\\n', '\n'), issuer };
  if (id === null && team === null && keyId === null && key === null) return undefined;
  throw new ConfigError(
    'KINORA_APPLE_ID, KINORA_APPLE_TEAM, KINORA_APPLE_KEY_ID and KINORA_APPLE_KEY belong together.',
  );
}
