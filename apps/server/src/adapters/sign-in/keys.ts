import { ConfigError } from '../../environment/config-error.ts';
import { optionalText } from '../../environment/kinds.ts';

/** What a provider knows the product by, and the secret that goes with it. */
export interface ProviderKeys {
  id: string;
  secret: string;
}

export const idOf = (of: string) => optionalText(`${of}: the id of the product there.`);
export const secretOf = (of: string) => optionalText(`${of}: the secret that goes with the id.`, { isSecret: true });

/** Both or neither. Throws ConfigError. */
export function readKeys(values: Readonly<Record<string, unknown>>, prefix: string): ProviderKeys | undefined {
  const [idName, secretName] = [`${prefix}_ID`, `${prefix}_SECRET`];
  const [id, secret] = [values[idName], values[secretName]];
  if (typeof id === 'string' && typeof secret === 'string') return { id, secret };
  if (id === null && secret === null) return undefined;
  throw new ConfigError(`${idName} and ${secretName} belong together.`);
}
