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

export interface LoginTables {
  logins: LoginsTable;
  sms_codes: SmsCodesTable;
}
