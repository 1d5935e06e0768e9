import type { ColumnType } from 'kysely';

/** A person; how they sign in stands in `identities`. Times in every table are ms since the epoch. */
interface UsersTable {
  uid: string;
  /** The name that they took; a number until then, see `called.ts`. */
  nick: string;
  /** They took none yet. */
  is_nick_given: ColumnType<boolean, boolean | undefined, boolean>;
  /** Id of the photo or face that is their portrait; empty for none. */
  headimg: string;
  /** What the user said of themselves, encrypted; null: nothing. */
  info_sealed: ColumnType<string | null, string | null | undefined, string | null>;
  /** Where the user came from. */
  channel_id: string | null;
  channel_arg: string | null;
  created_at: number;
  /** When their face was authenticated as a real person's. */
  verified_at: ColumnType<number | null, number | null | undefined, number | null>;
  /** When the account ends, as its user asked; null: nobody asked. */
  closes_at: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface UserTables {
  users: UsersTable;
}
