import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Publications outlast the photos that they are of, for as long as they are counted: deleting one makes no room for another. */
export const publications: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table publications (
      photo_id text primary key,
      uid text not null references users (uid) on delete cascade,
      published_at int8 not null
    )`.execute(db);
    await sql`create index publications_of_user on publications (uid, published_at)`.execute(db);
    await sql`create index publications_over on publications (published_at)`.execute(db);
    await sql`insert into publications (photo_id, uid, published_at)
      select id, uid, published_at from photos where published_at is not null`.execute(db);
  },
};
