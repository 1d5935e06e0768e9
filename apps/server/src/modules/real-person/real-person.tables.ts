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
}

/** A frame that was seen, by a keyed digest of its file: nothing of what it shows. */
interface RealPersonFramesTable {
  digest_index: string;
  uid: string;
  seen_at: number;
}

export interface RealPersonTables {
  real_person_checks: RealPersonChecksTable;
  real_person_frames: RealPersonFramesTable;
}
