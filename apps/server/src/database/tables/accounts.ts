/** Times in every table are ms since the epoch. */
interface UsersTable {
  uid: string;
  /** Blind index of the phone in E.164: one account a phone. */
  phone_index: string;
  phone_sealed: string;
  area: string;
  nick: string;
  headimg: string;
  /** Where the user came from. */
  channel_id: string | null;
  channel_arg: string | null;
  created_at: number;
}

/** One a device and sign-in. */
interface LoginsTable {
  id: string;
  uid: string;
  password_hash: string;
  platform: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  ended_at: number | null;
}

interface SmsCodesTable {
  id: string;
  phone_index: string;
  address_index: string;
  code_hash: string;
  tries: number;
  sent_at: number;
  expires_at: number;
  used_at: number | null;
}

interface ConsentsTable {
  id: string;
  uid: string;
  kind: 'service' | 'face';
  version: string;
  agreed_at: number;
  withdrawn_at: number | null;
}

export interface AccountTables {
  users: UsersTable;
  logins: LoginsTable;
  sms_codes: SmsCodesTable;
  consents: ConsentsTable;
}
