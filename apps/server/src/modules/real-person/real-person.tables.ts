import type { RealPersonCode, RealPersonFault } from '@kinora/contract';

interface RealPersonChecksTable {
  id: string;
  uid: string;
  service: 'studio' | 'aliyun' | 'tencent';
  /** `judging` while frames are looked at, or a service is asked. */
  state: 'begun' | 'judging' | 'ended';
  /** `CheckSecrets`, encrypted. */
  sealed: string;
  code: RealPersonCode | null;
  fault: RealPersonFault | null;
  begun_at: number;
  deadline: number;
  ended_at: number | null;
  /** How many of its frames became photos. */
  photos: number;
}

/** A frame that was seen, by a keyed digest of its file: nothing of what it shows. */
interface RealPersonFramesTable {
  digest_index: string;
  uid: string;
  seen_at: number;
}

/** A request to be accepted by the operator in place of a check, and what they decided. */
interface RealPersonReviewsTable {
  id: string;
  uid: string;
  state: 'asked' | 'accepted' | 'refused';
  /** The user's words, encrypted. */
  note_sealed: string;
  asked_at: number;
  decided_at: number | null;
  /** Who decided, as they named themselves. */
  decided_by: string | null;
  /** Why, encrypted. */
  why_sealed: string | null;
}

export interface RealPersonTables {
  real_person_reviews: RealPersonReviewsTable;
  real_person_checks: RealPersonChecksTable;
  real_person_frames: RealPersonFramesTable;
}
