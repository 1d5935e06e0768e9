import type { Purse } from '@kinora/contract';
import type { GeneratedAlways } from 'kysely';
import type { Currency } from './currencies.ts';

/** Whose accounts those of a pseudonym are: it is all that a posting knows of a person. The row goes with the user. */
interface LedgerOwnersTable {
  owner: string;
  uid: string;
  /** False: of an account that became part of another one. */
  is_current: boolean;
}

/** What one owner has of a currency in one purse. A house account has no running balance, so that nobody waits for it. */
interface LedgerAccountsTable {
  id: GeneratedAlways<number>;
  owner: string;
  is_house: boolean;
  currency: Currency;
  purse: Purse | 'house';
  /** Of gifts, ms since the epoch; 0: never. */
  expires_at: number;
  balance: GeneratedAlways<number>;
  /** Number of the last posting. */
  last_number: GeneratedAlways<number>;
}

interface LedgerTransfersTable {
  id: GeneratedAlways<number>;
  /** Of the effect that it is: it happens once. */
  key: string;
  kind: string;
  /** Of all that was asked for. */
  digest: string;
  /** What it was for, such as an order; empty for nothing. */
  reference: string;
  /** The operator who did it, and why; empty where it was no operator. */
  made_by: string;
  reason: string;
  made_at: number;
  made_in: GeneratedAlways<string>;
}

interface LedgerPostingsTable {
  transfer_id: number;
  account_id: number;
  currency: GeneratedAlways<Currency>;
  amount: number;
  /** The account's running number and balance; null for the house. */
  number: GeneratedAlways<number | null>;
  balance: GeneratedAlways<number | null>;
}

/** What was set aside for something that may yet fail. */
interface LedgerHoldsTable {
  hold: string;
  owner: string;
  currency: Currency;
  amount: number;
  state: 'reserved' | 'captured' | 'voided';
  /** How much of what was captured went back. */
  refunded: number;
  reserved_by: number;
  ended_by: number | null;
  expires_at: number;
}

/** What an audit found. */
interface LedgerAuditsTable {
  id: GeneratedAlways<number>;
  audited_at: number;
  postings: number;
  differences: number;
}

/** Keyed digests of phones whose account was given something for registering: they stay when the account ends. */
interface GiftedPhonesTable {
  phone_index: string;
  given_at: number;
}

/** Whose first recharge was large enough, by pseudonym: it goes along in a merger, and leads to nobody once the account has ended. */
interface FirstRechargesTable {
  owner: string;
  made_at: number;
}

export interface LedgerTables {
  ledger_owners: LedgerOwnersTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_transfers: LedgerTransfersTable;
  ledger_postings: LedgerPostingsTable;
  ledger_holds: LedgerHoldsTable;
  ledger_audits: LedgerAuditsTable;
  gifted_phones: GiftedPhonesTable;
  first_recharges: FirstRechargesTable;
}
