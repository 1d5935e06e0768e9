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
}

/** Tries of each address or known device at a code. */
interface CodeTriesTable {
  code_id: string;
  asker_index: string;
  tries: number;
}

export interface LoginTables {
  logins: LoginsTable;
  sms_codes: SmsCodesTable;
  code_tries: CodeTriesTable;
}
