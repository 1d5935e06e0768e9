import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Checks of a real person, and digests of the frames that were seen, so that none comes twice. */
export const realPerson: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table real_person_checks (
    id text primary key,
    uid text not null references users (uid) on delete cascade,
    service text not null check (service in ('studio', 'aliyun', 'tencent')),
    state text not null check (state in ('begun', 'judging', 'ended')),
    sealed text not null,
    code int4,
    fault text,
    begun_at int8 not null,
    deadline int8 not null,
    ended_at int8
  )`.execute(db);
    await sql`create index real_person_checks_uid on real_person_checks (uid, begun_at)`.execute(db);
    await sql`create index real_person_checks_begun_at on real_person_checks (begun_at)`.execute(db);
    await sql`create table real_person_frames (
    digest_index text primary key,
    uid text not null references users (uid) on delete cascade,
    seen_at int8 not null
  )`.execute(db);
    await sql`create index real_person_frames_uid on real_person_frames (uid)`.execute(db);
    await sql`create index real_person_frames_seen_at on real_person_frames (seen_at)`.execute(db);
  },
};
