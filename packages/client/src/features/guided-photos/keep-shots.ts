import { ERROR, type UploadReport } from '@kinora/contract';
import { isError, isNetworkError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { CancelledError } from '../../api/transport-failure';
import { keepFace } from '../../domain/faces/add-face';
import { editPerson } from '../../domain/family/edit-person';
import type { CancelSignal } from '../../lib/cancel-signal';
import type { Person } from '../../lib/people';
import { isUsable } from '../../lib/people-choice';
import { tick } from '../../platform/haptics';
import type { PickedFile } from '../../platform/picked-file';
import type { ShotStatus } from './guided-state';

/** A picture that the studio has looked at. */
interface LookedAt {
  readonly file: PickedFile;
  readonly report: UploadReport;
}

type Tell = (file: PickedFile, status: ShotStatus) => void;

/**
 * Keeps pictures as photos of a person, who goes on being shown by the photo that stood for them. Tells whether all are kept; what is
 * not can be tried again.
 */
export async function keepShots(
  { id, faces: [standing] }: Person,
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
  if (signal.aborted) return false;
  if (kept > 0 && isUsable(standing)) await editPerson({ mid: id, fid: standing.id }).catch(showError);
  return kept === shots.length;
}

async function keepShot(
  { file, report }: LookedAt,
  mid: string,
  signal: CancelSignal,
  tell: Tell,
): Promise<'kept' | 'failed' | 'out-of-reach'> {
  tell(file, { kind: 'keeping', report });
  try {
    const face = await keepFace({ binaryurl: report.binaryurl ?? '', owner: { mid } }, signal);
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
