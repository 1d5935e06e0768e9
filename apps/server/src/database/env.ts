import { defineArea, type Environment, readArea } from '../environment/area.ts';
import { optionalText, wholeNumber } from '../environment/kinds.ts';

export const databaseArea = defineArea('The database', {
  KINORA_DATABASE_URL: optionalText('Address of a PostgreSQL in place of the embedded database.', {
    isSecret: true,
    shown: 'embedded',
  }),
  KINORA_DATABASE_POOL: wholeNumber('Connections to that PostgreSQL that this process may hold.', 10, { min: 1 }),
});

export interface DatabaseConfig {
  /** Null: the embedded database. */
  databaseUrl: string | null;
  databasePoolSize: number;
}

export function readDatabase(environment: Environment): DatabaseConfig {
  const env = readArea(databaseArea, environment);
  return { databaseUrl: env.KINORA_DATABASE_URL, databasePoolSize: env.KINORA_DATABASE_POOL };
}
