import type { InputOf, RealPersonCode, ResponseOf } from '@kinora/contract';
import { call, upload } from '../../api/call';
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
  frames: InputOf<'FACEAUTHFRAMES'>['frames'],
  file: PickedFile,
): Promise<void> {
  const sha256 = await fileHash(file);
  await upload('FACEAUTHFRAMES', { sha256, id, nonce, frames }, file);
}

/** Ends a check and tells how it ended. Throws as `call` does. */
export async function endCheck(id: string, code: RealPersonCode): Promise<CheckOutcome> {
  const input = { id, code };
  const outcome = await call('FACEAUTHDONE', input);
  await refreshAfter('FACEAUTHDONE', input);
  return outcome;
}
