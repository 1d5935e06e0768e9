import { ConfigError } from '../../environment/config-error.ts';

type Told<Name extends string> = { [Each in Name]: string };

/** Variables that are told all or none; undefined for none. Throws ConfigError. */
export function readTogether<Name extends string>(
  values: Readonly<Record<Name, string | null>>,
  names: readonly Name[],
): Told<Name> | undefined {
  const given = names.filter((name) => values[name] !== null);
  if (given.length === 0) return undefined;
  if (given.length < names.length) throw new ConfigError(`${names.join(', ')} belong together.`);
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Told<Name>;
}

/** A key in PEM, whose new lines may be written out. What cannot be read is told by its name alone. Throws ConfigError. */
export function readPem<Read>(name: string, pem: string, read: (pem: string) => Read): Read {
  try {
    return read(pem.replaceAll('\\n', '\n'));
  } catch {
    throw new ConfigError(`${name} is no PEM that can be read.`);
  }
}
