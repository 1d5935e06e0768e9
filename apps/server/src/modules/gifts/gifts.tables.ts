/** Gold cards that one user gives whoever has a phone. */
interface GiftsTable {
  id: string;
  /** The giver. */
  uid: string;
  /** Idempotency key of the giver's tap. */
  sn: string;
  count: number;
  /** Blind index of the friend's phone; null as soon as the gift waits no more. */
  phone_index: string | null;
  /** The friend's number with most of its digits hidden, encrypted; null where the friend has left, and of gifts from before it was kept. */
  number_sealed: string | null;
  state: 'waiting' | 'taken' | 'returned';
  sent_at: number;
  expires_at: number;
  taken_by: string | null;
  /** When it was taken, or came back; null while it waits, and of what ended before that was noted. */
  ended_at: number | null;
}

/** What users were rewarded with. */
interface ActivityRewardsTable {
  uid: string;
  /** Its id in the operator's file. */
  activity: string;
  unit: string;
  count: number;
  taken_at: number;
}

export interface GiftTables {
  gifts: GiftsTable;
  activity_rewards: ActivityRewardsTable;
}
