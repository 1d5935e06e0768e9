import { ERROR, REAL_PERSON_CODE, REAL_PERSON_FRAMES } from '@kinora/contract';
import { CommandError } from '../../api/command-error';
import {
  type CheckOutcome,
  endCheck,
  type StudioCheck,
  sendAndEnd,
  sendFrames,
} from '../../domain/real-person/begin-and-end-check';
import { pickedFromBlob } from '../../platform/pick-image';
import type { PickedFile } from '../../platform/picked-file';
import { ActionCamera } from './action-camera';
import type { CheckWays } from './check-ways-port';
import { cutClip } from './cut-clip';
import type { TakenFrame } from './take-frames';

export const LiveCheck: CheckWays['LiveCheck'] = ActionCamera;

export const openService: CheckWays['openService'] = (url) => location.assign(url);

export const readMetaInfo: CheckWays['readMetaInfo'] = () =>
  JSON.stringify({ deviceType: 'h5', ua: navigator.userAgent });

/** What is sent of a clip is its frames alone. */
export const judgeClip: CheckWays['judgeClip'] = async (check, clip, keep) => {
  let frames: readonly TakenFrame[];
  try {
    frames = await cutClip(clip, keep ? REAL_PERSON_FRAMES.keptSidePx : REAL_PERSON_FRAMES.sidePx);
  } catch {
    await endCheck(check.id, REAL_PERSON_CODE.failed);
    throw new CommandError(ERROR.clipUnreadable);
  }
  return send(check, frames, keep, { clip: true });
};

export const judgeFrames: CheckWays['judgeFrames'] = (check, frames, keep) => send(check, frames, keep);

async function send(
  check: StudioCheck,
  frames: readonly TakenFrame[],
  keep: boolean,
  how: { clip?: true } = {},
): Promise<CheckOutcome> {
  if (frames.length === 0) return endCheck(check.id, REAL_PERSON_CODE.failed);
  const file: PickedFile = pickedFromBlob(new Blob(frames.map(({ jpeg }) => new Uint8Array(jpeg))), 'frames');
  const told = frames.map(({ jpeg, at }) => ({ at, bytes: jpeg.length }));
  try {
    return await sendAndEnd(check, () => sendFrames(check, { frames: told, keep, ...how }, file));
  } finally {
    URL.revokeObjectURL(file.url);
  }
}
