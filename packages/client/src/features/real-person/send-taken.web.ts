import { REAL_PERSON_CODE } from '@kinora/contract';
import { isNetworkError } from '../../api/command-error';
import {
  type CheckOutcome,
  endCheck,
  type StudioCheck,
  sendFrames,
} from '../../domain/real-person/begin-and-end-check';
import { pickedFromBlob } from '../../platform/pick-image';
import type { TakenFrame } from './take-frames';

/** Sends what was taken and tells how the check ended. Throws as `call` does. */
export async function sendTaken(check: StudioCheck, frames: readonly TakenFrame[]): Promise<CheckOutcome> {
  if (frames.length === 0) return endCheck(check.id, REAL_PERSON_CODE.failed);
  const file = pickedFromBlob(new Blob(frames.map(({ jpeg }) => new Uint8Array(jpeg))), 'frames');
  try {
    const told = frames.map(({ jpeg, at }) => ({ at, bytes: jpeg.length }));
    await sendFrames(check, told, file);
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    // They may have come all the same: the end tells.
    return endCheck(check.id, REAL_PERSON_CODE.networkError);
  } finally {
    URL.revokeObjectURL(file.url);
  }
  return endCheck(check.id, REAL_PERSON_CODE.passed);
}
