import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const engines: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table shoots add column engine text not null default 'studio', add column failed_engine text`.execute(
      db,
    );
    await sql`alter table shoot_sheets
    add column engine text,
    add column reason text,
    add column failed_engine text,
    add column failed_reason text`.execute(db);
    await sql`alter table studio_pace drop constraint studio_pace_kind_check`.execute(db);
    await sql`alter table studio_pace add constraint studio_pace_kind_check
    check (kind in ('sheet', 'prepare', 'sheet-comfyui', 'sheet-hosted'))`.execute(db);
    await sql`create table engine_prompts (
    id text primary key,
    engine text not null,
    shoot_id text not null references shoots (id) on delete cascade,
    sheet int4 not null,
    take int4 not null,
    attempt int4 not null,
    server text not null,
    state text not null check (state in ('submitted', 'done', 'failed')),
    created_at int8 not null,
    unique (engine, shoot_id, sheet, attempt)
  )`.execute(db);
    await sql`create table engine_day_spending (
    engine text not null,
    day text not null,
    spent_minor int8 not null,
    primary key (engine, day)
  )`.execute(db);
    await sql`create table engine_shoot_spending (
    engine text not null,
    shoot_id text not null references shoots (id) on delete cascade,
    spent_minor int8 not null,
    primary key (engine, shoot_id)
  )`.execute(db);
    await sql`create index engine_prompts_of_shoot on engine_prompts (shoot_id)`.execute(db);
    await sql`create index engine_shoot_spending_of_shoot on engine_shoot_spending (shoot_id)`.execute(db);
  },
};
