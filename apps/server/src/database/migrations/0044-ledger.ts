import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The ledger. Its rules are the database's own: a transfer sums to zero in each currency, what was posted stays as it is, and a running balance is
 * made by the posting itself, never below zero for a person. No posting refers to its account or transfer by a key: that would lock the row of a
 * house account in every transfer; the trigger looks for both instead.
 */
export const ledger: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...TABLES, ...GUARDS, ...STEPS]) await sql.raw(statement).execute(db);
  },
};

const TABLES = [
  `create table ledger_owners (
    owner text primary key,
    uid text not null references users (uid) on delete cascade,
    is_current boolean not null
  )`,
  'create unique index ledger_owners_current on ledger_owners (uid) where is_current',
  'create index ledger_owners_uid on ledger_owners (uid)',
  `create table ledger_accounts (
    id int8 generated always as identity primary key,
    owner text not null,
    is_house boolean not null,
    currency text not null check (currency in ('card', 'point', 'coin') or currency ~ '^[A-Z]{3}$'),
    purse text not null check (purse in ('paid', 'gift', 'held', 'house')),
    expires_at int8 not null check (expires_at = 0 or (purse = 'gift' and expires_at > 0)),
    balance int8 not null default 0,
    last_number int8 not null default 0,
    constraint ledger_accounts_balance check (balance between 0 and 1000000000000000),
    constraint ledger_accounts_house check (is_house = (purse = 'house') and (not is_house or balance = 0)),
    unique (owner, currency, purse, expires_at)
  )`,
  `create index ledger_accounts_expiring on ledger_accounts (expires_at) where expires_at > 0 and balance > 0`,
  `create table ledger_transfers (
    id int8 generated always as identity primary key,
    key text not null unique,
    kind text not null,
    digest text not null,
    reference text not null,
    made_by text not null,
    reason text not null,
    made_at int8 not null,
    made_in xid8 not null default pg_current_xact_id()
  )`,
  `create table ledger_postings (
    transfer_id int8 not null,
    account_id int8 not null,
    currency text not null,
    amount int8 not null check (amount <> 0 and amount between -1000000000000 and 1000000000000),
    number int8,
    balance int8,
    primary key (transfer_id, account_id)
  )`,
  'create unique index ledger_postings_number on ledger_postings (account_id, number) where number is not null',
  `create table ledger_holds (
    hold text primary key,
    owner text not null,
    currency text not null,
    amount int8 not null check (amount > 0),
    state text not null check (state in ('reserved', 'captured', 'voided')),
    refunded int8 not null default 0,
    reserved_by int8 not null,
    ended_by int8,
    expires_at int8 not null,
    check ((state = 'reserved') = (ended_by is null)),
    check (refunded between 0 and amount and (refunded = 0 or state = 'captured'))
  )`,
  `create index ledger_holds_reserved on ledger_holds (expires_at) where state = 'reserved'`,
  'create index ledger_holds_owner on ledger_holds (owner)',
  `create table ledger_audits (
    id int8 generated always as identity primary key,
    audited_at int8 not null,
    postings int8 not null,
    differences int8 not null
  )`,
  `create table gifted_phones (
    phone_index text primary key,
    given_at int8 not null
  )`,
];

const refuse = (table: string, event: string, each: string) =>
  `create trigger ${table}_${event} before ${event} on ${table} for each ${each} execute function ledger_refuse()`;

const GUARDS = [
  `create function ledger_refuse() returns trigger language plpgsql as $$
  begin
    raise exception '% of % is refused: what was posted stays', tg_op, tg_table_name using errcode = 'integrity_constraint_violation';
  end $$`,
  ...['ledger_transfers', 'ledger_postings'].flatMap((table) => [
    refuse(table, 'update', 'row'),
    refuse(table, 'delete', 'row'),
    refuse(table, 'truncate', 'statement'),
    `revoke update, delete, truncate on ${table} from public, current_user`,
  ]),
  ...['ledger_accounts', 'ledger_holds'].flatMap((table) => [
    refuse(table, 'delete', 'row'),
    refuse(table, 'truncate', 'statement'),
    `revoke delete, truncate on ${table} from public, current_user`,
  ]),
  // The trigger of a posting alone writes a balance: it is one deep, this one then two.
  `create function ledger_guard_account() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' and new.balance = 0 and new.last_number = 0 then return new; end if;
    if tg_op = 'UPDATE' and pg_trigger_depth() > 1
      and (new.id, new.owner, new.is_house, new.currency, new.purse, new.expires_at)
        = (old.id, old.owner, old.is_house, old.currency, old.purse, old.expires_at) then return new; end if;
    raise exception 'a balance is changed by a posting alone' using errcode = 'integrity_constraint_violation';
  end $$`,
  `create trigger ledger_accounts_guard before insert or update on ledger_accounts for each row execute function ledger_guard_account()`,
  `create function ledger_make_posting() returns trigger language plpgsql as $$
  declare
    account ledger_accounts;
  begin
    if not exists (select from ledger_transfers where id = new.transfer_id and made_in = pg_current_xact_id()) then
      raise exception 'a posting belongs to a transfer of its own transaction' using errcode = 'integrity_constraint_violation';
    end if;
    update ledger_accounts set balance = balance + new.amount, last_number = last_number + 1
      where id = new.account_id and not is_house returning * into account;
    if found then
      new.number := account.last_number;
      new.balance := account.balance;
    else
      select * into strict account from ledger_accounts where id = new.account_id;
      new.number := null;
      new.balance := null;
    end if;
    new.currency := account.currency;
    return new;
  end $$`,
  `create trigger ledger_postings_made before insert on ledger_postings for each row execute function ledger_make_posting()`,
  `create function ledger_check_transfer() returns trigger language plpgsql as $$
  begin
    if (select coalesce(bool_or(total <> 0), true) from (
      select sum(amount) as total from ledger_postings where transfer_id = new.id group by currency) as sums) then
      raise exception 'the transfer % does not sum to zero', new.key using errcode = 'check_violation';
    end if;
    return null;
  end $$`,
  `create constraint trigger ledger_transfers_balance after insert on ledger_transfers
    deferrable initially deferred for each row execute function ledger_check_transfer()`,
  `create function ledger_guard_hold() returns trigger language plpgsql as $$
  begin
    if (new.hold, new.currency, new.amount, new.reserved_by, new.expires_at)
        = (old.hold, old.currency, old.amount, old.reserved_by, old.expires_at)
      and new.refunded >= old.refunded
      and (old.state = 'reserved' or (new.state, new.ended_by) = (old.state, old.ended_by)) then return new; end if;
    raise exception 'a hold ends once' using errcode = 'integrity_constraint_violation';
  end $$`,
  `create trigger ledger_holds_guard before update on ledger_holds for each row execute function ledger_guard_hold()`,
];

/** The two steps of a transfer are one question each: what they ask within is planned once a connection. */
const STEPS = [
  // Each statement of it sees what was committed while the one before waited for a lock.
  `create function ledger_open(uids text[], houses text[], transfer_key text, wanted_hold text, units text[])
  returns jsonb language plpgsql as $$
  declare
    owners jsonb;
    pseudonyms text[];
    found_hold ledger_holds;
  begin
    for turn in 1..2 loop
      select jsonb_object_agg(o.uid, o.owner), array_agg(o.owner) into owners, pseudonyms from (
        select uid, owner from ledger_owners where uid = any(uids) and is_current order by uid for no key update) as o;
      exit when cardinality(pseudonyms) = cardinality(uids);
      insert into ledger_owners (owner, uid, is_current)
        select replace(gen_random_uuid()::text, '-', ''), missing, true from unnest(uids) as missing order by missing
        on conflict (uid) where is_current do nothing;
    end loop;
    select * into found_hold from ledger_holds where hold = wanted_hold;
    return jsonb_build_object(
      'owners', owners,
      'hold', case when found_hold.hold is null then null else to_jsonb(found_hold) end,
      'former', (select jsonb_build_object('id', id, 'digest', digest) from ledger_transfers where key = transfer_key),
      'differences', coalesce((select differences from ledger_audits order by id desc limit 1), 0),
      'accounts', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'owner', owner, 'currency', currency, 'purse', purse,
          'expiresAt', expires_at, 'balance', balance)) from ledger_accounts
        where owner = any(pseudonyms || houses) and (currency = any(units) or currency = found_hold.currency)), '[]'));
  end $$`,
  `create function ledger_write(told_key text, told_kind text, told_digest text, told_reference text, told_by text, told_why text, told_at int8,
    accounts int8[], amounts int8[], told_hold jsonb) returns int8 language plpgsql as $$
  declare
    made int8;
  begin
    insert into ledger_transfers (key, kind, digest, reference, made_by, reason, made_at)
      values (told_key, told_kind, told_digest, told_reference, told_by, told_why, told_at) returning id into made;
    insert into ledger_postings (transfer_id, account_id, amount)
      select made, posted.account, posted.amount from unnest(accounts, amounts) as posted (account, amount);
    if told_hold ->> 'state' = 'reserved' then
      insert into ledger_holds (hold, owner, currency, amount, state, reserved_by, expires_at)
        select r.hold, r.owner, r.currency, r.amount, 'reserved', made, r.expires_at
        from jsonb_populate_record(null::ledger_holds, told_hold) as r;
    elsif told_hold is not null then
      update ledger_holds set state = told_hold ->> 'state', ended_by = made where hold = told_hold ->> 'hold';
    end if;
    return made;
  end $$`,
];
