import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How accounts were called until their users named them, in every language, before it was noted. */
const GIVEN =
  '^(新朋友|新しい仲間|새 친구|Newcomer |Neuling |Nouveau visage |Volto nuovo |Cara nueva |Novo rosto |Новый гость |وجه جديد |เพื่อนใหม่ |Bạn mới |Teman baru )[0-9]{4}$';

/** A name that was given to an account is told from one that its user chose, and why a login ended from that it did. */
export const namesAndEnds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column is_nick_given boolean not null default false`.execute(db);
    await sql`update users set is_nick_given = true where nick ~ ${sql.lit(GIVEN)}`.execute(db);
    await sql`alter table logins add column ended_elsewhere boolean not null default false`.execute(db);
    await sql`create table ended_logins (
      password_hash text primary key,
      reason text not null check (reason in ('merged', 'closed')),
      until int8 not null
    )`.execute(db);
    await sql`create index ended_logins_until on ended_logins (until)`.execute(db);
  },
};
