import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which photos show who passed the real-person check. Of those from before nothing is known: against which photo a check was made is sealed with it,
 * where no migration reads it, and forgotten after thirty days.
 */
export const checkedFaces: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table faces add column person_check text check (person_check in ('seen', 'like')),
    add check (person_check is null or (member_id is null and not sample))`.execute(db);
  },
};
