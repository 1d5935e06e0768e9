import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const square: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table shoots add column first_sheet int4`.execute(db);
    await sql`alter table photos
    add column square boolean not null default false,
    add column published_at int8,
    add column square_shoots int4 not null default 0,
    add constraint photos_square check (not square or (published_at is not null and deleted_at is null))`.execute(db);
    await sql`create index photos_in_square on photos (published_at desc, number desc) where square`.execute(db);
    await sql`create index photos_published on photos (uid, published_at) where published_at is not null`.execute(db);
  },
};
