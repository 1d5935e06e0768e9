import { ERROR, type RequestOf } from '@kinora/contract';
import { AppError } from '../../gateway/app-error.ts';

export interface Frame {
  jpeg: Uint8Array;
  atMs: number;
}

/** The frames of an upload. Throws AppError where the lengths are not those of the file. */
export function cutFrames(file: Uint8Array, told: RequestOf<'FACEAUTHFRAMES'>['frames']): Frame[] {
  const whole = told.reduce((sum, { bytes }) => sum + bytes, 0);
  if (told.length === 0 || whole !== file.length) throw new AppError(ERROR.badRequest, 'not the frames that were told');
  let start = 0;
  return told.map(({ at, bytes }) => {
    const jpeg = file.subarray(start, start + bytes);
    start += bytes;
    return { jpeg, atMs: at };
  });
}
