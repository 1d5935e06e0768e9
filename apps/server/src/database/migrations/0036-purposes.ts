import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Covers with a face, and pictures that leave the machine, are consents of their own. Nobody gave them before: covers of that time have no
 * version of a consent, are shown no more and erased.
 */
export const purposes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table consents drop constraint consents_kind_check`.execute(db);
    await sql`alter table consents
      add check (kind in ('service', 'face', 'person', 'square', 'covers', 'outside')),
      add column named text`.execute(db);
    await sql`create table consent_refusals (
    uid text not null references users (uid) on delete cascade,
    kind text not null check (kind in ('covers', 'outside')),
    subject text not null,
    version text not null,
    refused_at int8 not null,
    primary key (uid, kind, subject)
  )`.execute(db);
    await sql`create index consent_refusals_subject on consent_refusals (subject) where subject <> ''`.execute(db);
    await sql`alter table theme_covers add column consent_version text`.execute(db);
    await sql`create index theme_covers_consent on theme_covers (consent_version)`.execute(db);
  },
};
