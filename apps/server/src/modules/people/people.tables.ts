import type { Relation } from '@kinora/contract';

/** A person besides the user of whom there are faces; they are there for as long as one of these is. */
interface FamilyMembersTable {
  id: string;
  uid: string;
  /** What the user calls them, encrypted. */
  nick_sealed: string;
  relation: Relation;
  created_at: number;
}

export interface PeopleTables {
  family_members: FamilyMembersTable;
}
