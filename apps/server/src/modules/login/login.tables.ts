import type { ColumnType } from 'kysely';

/** One a device and sign-in. */
interface LoginsTable {
  id: string;
  uid: string;
  password_hash: string;
  platform: string;
  /** The machine in the client's own words. */
  system: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  ended_at: number | null;
  /** It was another device that ended it. */
  ended_elsewhere: ColumnType<boolean, boolean | undefined, boolean>;
  /** Blind index of the key of the machine that alone uses the login; null until it shows one. */
  device_index: string | null;
  /** Blind index of what began it, for the one whose answer is lost; null where nothing does. */
  attempt_index: string | null;
}

/** Of a login that is gone with its account: why, for the device that still shows it, and nothing of whose it was. */
interface EndedLoginsTable {
  password_hash: string;
  reason: 'merged' | 'closed';
  /** When the login would have run out. */
  until: number;
}

interface SmsCodesTable {
  id: string;
  phone_index: string;
  /** Who asked: the address, or the device if it is a known one. */
  asker_index: string;
  code_hash: string;
  /** Tries of others than who asked. */
  tries: number;
  sent_at: number;
  expires_at: number;
  used_at: number | null;
  /** The challenge that was solved for it, which is good once. */
  challenge: string | null;
  /** What it is for: CODE_TYPE. */
  type: number;
}

/** Tries of each address or known device at a code. */
interface CodeTriesTable {
  code_id: string;
  asker_index: string;
  tries: number;
}

/** What is counted of codes in a day by UTC, by all processes together. */
interface CodeCountsTable {
  /** Days since the epoch. */
  day: number;
  kind: string;
  /** Keyed digest of the address or subnet; empty for the whole installation. */
  whose: string;
  count: number;
}

/** A way through somebody else that was begun, a phone that must be bound first, a phone that was proven: each good once, for whoever began it. */
interface LoginAttemptsTable {
  /** Blind index of what names it on the wire. */
  state_index: string;
  /** The command, or what else it is for. */
  purpose: string;
  /** Of what only the browser that began knows. */
  secret_index: string;
  /** Whose it is, where somebody was logged in. */
  uid: string | null;
  /** Blind index of what was proven by it, a phone or what a provider knows somebody by; null where nothing is yet. */
  subject_index: string | null;
  /** What ties both ends together. */
  sealed: string;
  /** What the provider sent back through the browser, sealed. */
  returned: string | null;
  expires_at: number;
  used_at: number | null;
}

/** What the clients of hosts and libraries showed: each is good once, whatever its provider says. */
interface UsedCredentialsTable {
  credential_index: string;
  used_at: number;
}

export interface LoginTables {
  logins: LoginsTable;
  ended_logins: EndedLoginsTable;
  sms_codes: SmsCodesTable;
  code_tries: CodeTriesTable;
  code_counts: CodeCountsTable;
  login_attempts: LoginAttemptsTable;
  used_credentials: UsedCredentialsTable;
}
