import { type InputOf, REAL_PERSON_CODE, type RealPersonCode, type ResponseOf } from '@kinora/contract';
import { call, upload } from '../../api/call';
import { isNetworkError } from '../../api/command-error';
import { refreshAfter } from '../../api/refresh';
import { fileHash } from '../../lib/file-hash';
import type { PickedFile } from '../../platform/picked-file';

export type BegunCheck = ResponseOf<'FACEAUTH'>;
export type StudioCheck = Extract<BegunCheck, { by: 'studio' }>;
export type CheckOutcome = ResponseOf<'FACEAUTHDONE'>;

/** Begins a check. Throws as `call` does. */
export function beginCheck(identity: InputOf<'FACEAUTH'>): Promise<BegunCheck> {
  return call('FACEAUTH', identity);
}

/** Sends the frames of a check, one after the other in one file. Throws as `upload` does. */
export async function sendFrames(
  { id, nonce }: StudioCheck,
  taken: Pick<InputOf<'FACEAUTHFRAMES'>, 'frames' | 'keep' | 'clip'>,
  file: PickedFile,
): Promise<void> {
  const sha256 = await fileHash(file);
  await upload('FACEAUTHFRAMES', { sha256, id, nonce, ...taken }, file);
}

/** Sends a clip, out of which the studio cuts the frames. Throws as `upload` does. */
export async function sendClip({ id, nonce }: StudioCheck, clip: PickedFile, keep: boolean): Promise<void> {
  const sha256 = await fileHash(clip);
  await upload('FACEAUTHCLIP', { sha256, id, nonce, keep }, clip);
}

/**
 * Sends what was taken and tells how the check ended. What did not arrive for certain may have come all the same: the end tells. Throws as `call` does.
 */
export async function sendAndEnd({ id }: StudioCheck, send: () => Promise<void>): Promise<CheckOutcome> {
  try {
    await send();
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    return endCheck(id, REAL_PERSON_CODE.networkError);
  }
  return endCheck(id, REAL_PERSON_CODE.passed);
}

/** Ends a check and tells how it ended. Throws as `call` does. */
export async function endCheck(id: string, code: RealPersonCode): Promise<CheckOutcome> {
  const input = { id, code };
  const outcome = await call('FACEAUTHDONE', input);
  await refreshAfter('FACEAUTHDONE', input);
  return outcome;
}
