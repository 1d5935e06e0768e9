import { ERROR, type FacePoint } from '@kinora/contract';
import type { Inspection } from '../../adapters/ports/engine-inspection.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';

type Judged = Extract<Inspection, { verdict: 'passed' | 'refused' }>;

/** Has the studio look at a photo, or at one of several faces in it. Throws what the client is told when it cannot be looked at. */
export async function inspectPhoto(deps: Deps, bytes: Uint8Array, face?: FacePoint): Promise<Judged> {
  const inspection = await deps.engine.inspect(bytes, face);
  switch (inspection.verdict) {
    case 'unreadable':
      throw new AppError(ERROR.imageUnreadable, 'the picture cannot be read');
    case 'format':
      throw new AppError(ERROR.imageFormat, 'only PNG, JPEG, GIF and HEIC');
    case 'too-large':
      throw new AppError(ERROR.imageTooLarge, 'too many pixels');
    case 'too-small':
      throw new AppError(ERROR.imageTooSmall, 'too few pixels', [String(inspection.minimumPx)]);
    default:
      return inspection;
  }
}
