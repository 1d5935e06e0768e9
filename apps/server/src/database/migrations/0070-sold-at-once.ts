import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What is sold at once is one transfer, whose hold begins and ends by it: half the postings of one that set it aside and one that sold it. And each person of
 * a transfer is looked for by their own name: to look for a list of them, the database read all of the table while it was small.
 */
export const soldAtOnce: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of FUNCTIONS) await sql.raw(statement).execute(db);
  },
};

const FUNCTIONS = [
  // Each statement of it sees what was committed while the one before waited for a lock. The caller names people in the one order in which all lock them.
  `create or replace function ledger_open(uids text[], houses text[], transfer_key text, wanted_hold text, units text[])
  returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $$
  declare
    owners jsonb := '{}';
    pseudonyms text[] := houses;
    wanted text;
    pseudonym text;
    found_hold ledger_holds;
  begin
    foreach wanted in array uids loop
      loop
        select owner into pseudonym from ledger_owners where uid = wanted and is_current for no key update;
        exit when found;
        insert into ledger_owners (owner, uid, is_current) values (replace(gen_random_uuid()::text, '-', ''), wanted, true)
          on conflict (uid) where is_current do nothing;
      end loop;
      owners := owners || jsonb_build_object(wanted, pseudonym);
      pseudonyms := pseudonyms || pseudonym;
    end loop;
    select * into found_hold from ledger_holds where hold = wanted_hold;
    return jsonb_build_object(
      'owners', owners,
      'hold', case when found_hold.hold is null then null else to_jsonb(found_hold) end,
      'former', (select jsonb_build_object('id', id, 'digest', digest) from ledger_transfers where key = transfer_key),
      'differences', coalesce((select differences from ledger_audits order by id desc limit 1), 0),
      'accounts', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'owner', owner, 'currency', currency, 'purse', purse,
          'expiresAt', expires_at, 'balance', balance)) from ledger_accounts
        where owner = any(pseudonyms) and (currency = any(units) or currency = found_hold.currency)), '[]'));
  end $$`,
  `create or replace function ledger_write(told_key text, told_kind text, told_digest text, told_reference text, told_by text, told_why text, told_at int8,
    accounts int8[], amounts int8[], told_hold jsonb) returns int8 language plpgsql set plan_cache_mode = force_generic_plan as $$
  declare
    made int8;
  begin
    insert into ledger_transfers (key, kind, digest, reference, made_by, reason, made_at)
      values (told_key, told_kind, told_digest, told_reference, told_by, told_why, told_at) returning id into made;
    insert into ledger_postings (transfer_id, account_id, amount)
      select made, posted.account, posted.amount from unnest(accounts, amounts) as posted (account, amount);
    if told_hold ? 'owner' then
      insert into ledger_holds (hold, owner, currency, amount, state, reserved_by, ended_by, expires_at)
        select r.hold, r.owner, r.currency, r.amount,
          case r.state when 'sold' then 'captured' else r.state end, made, case r.state when 'sold' then made end, r.expires_at
        from jsonb_populate_record(null::ledger_holds, told_hold) as r;
    elsif told_hold is not null then
      update ledger_holds set state = told_hold ->> 'state', ended_by = made where hold = told_hold ->> 'hold';
    end if;
    return made;
  end $$`,
];
