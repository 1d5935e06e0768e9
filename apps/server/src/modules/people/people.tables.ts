import type { Relation } from '@kinora/contract';
import type { ColumnType } from 'kysely';

/** A person besides the user of whom there are faces; they are there for as long as one of these is. */
interface FamilyMembersTable {
  id: string;
  uid: string;
  /** What the user calls them, encrypted. */
  nick_sealed: string;
  relation: Relation;
  /** What the user said of them, encrypted; null: nothing. */
  info_sealed: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: number;
}

export interface PeopleTables {
  family_members: FamilyMembersTable;
}
