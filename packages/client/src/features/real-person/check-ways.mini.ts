import { sendAndEnd, sendClip } from '../../domain/real-person/begin-and-end-check';
import type { CheckWays } from './check-ways-port';

/** The host's camera gives no frames of the moment. */
export const LiveCheck: CheckWays['LiveCheck'] = undefined;
export const judgeFrames: CheckWays['judgeFrames'] = undefined;
/** A host opens no page of others. */
export const openService: CheckWays['openService'] = undefined;
export const readMetaInfo: CheckWays['readMetaInfo'] = () => '';

/** The host cuts no frames either: the studio does. */
export const judgeClip: CheckWays['judgeClip'] = (check, clip, keep) =>
  sendAndEnd(check, () => sendClip(check, clip, keep));
