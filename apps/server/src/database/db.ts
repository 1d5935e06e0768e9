import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** A connection or a transaction: both query alike. */
export type Db = Kysely<Schema>;
