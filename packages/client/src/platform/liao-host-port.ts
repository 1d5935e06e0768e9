import type { InputOf } from '@kinora/contract';

/** What each machine's side of `liao-host` offers. */
export interface LiaoHostPort {
  /** By what the sister app opens the purse of who is in it; undefined outside of it. */
  readonly liaoPurse: InputOf<'GETLIAOPOINT'> | undefined;
}
