import { ERROR, type UploadReport } from '@kinora/contract';
import { isError, isNetworkError } from '../../api/command-error';
import { CancelledError } from '../../api/transport-failure';
import { keepFace } from '../../domain/faces/add-face';
import type { CancelSignal } from '../../lib/cancel-signal';
import type { Person } from '../../lib/people';
import { tick } from '../../platform/haptics';
import type { PickedFile } from '../../platform/picked-file';
import type { ShotStatus } from './guided-state';

/** A picture that the studio has looked at. */
interface LookedAt {
  readonly file: PickedFile;
  readonly report: UploadReport;
}

type Tell = (file: PickedFile, status: ShotStatus) => void;

/** Keeps pictures as photos of a person. Tells whether all are kept; what is not can be tried again. */
export async function keepShots(
  { id }: Person,
  shots: readonly LookedAt[],
  signal: CancelSignal,
  tell: Tell,
): Promise<boolean> {
  let kept = 0;
  for (const shot of shots) {
    const outcome = await keepShot(shot, id, signal, tell);
    if (outcome === 'kept') kept++;
    if (outcome === 'out-of-reach') break;
  }
  return !signal.aborted && kept === shots.length;
}

async function keepShot(
  { file, report }: LookedAt,
  mid: string,
  signal: CancelSignal,
  tell: Tell,
): Promise<'kept' | 'failed' | 'out-of-reach'> {
  tell(file, { kind: 'keeping', report });
  try {
    // Whether it is them was looked at with the picture, and answered.
    const face = await keepFace({ binaryurl: report.binaryurl ?? '', owner: { mid, sure: true } }, signal);
    tick();
    tell(file, { kind: 'kept', face });
    return 'kept';
  } catch (error) {
    if (error instanceof CancelledError) return 'out-of-reach';
    // The studio holds for an hour what it looked at: after that it looks again.
    tell(file, { kind: 'failed', error, report: isError(error, ERROR.uploadExpired) ? undefined : report });
    return isNetworkError(error) ? 'out-of-reach' : 'failed';
  }
}
