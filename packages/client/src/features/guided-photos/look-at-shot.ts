import type { FaceMoment, FacePlace } from '@kinora/contract';
import { CancelledError } from '../../api/transport-failure';
import { readConfiguration } from '../../domain/configuration/use-configuration';
import { checkPhoto } from '../../domain/faces/add-face';
import { fileProblemOf } from '../../domain/faces/file-problem';
import type { CancelSignal } from '../../lib/cancel-signal';
import { readyPhoto } from '../../lib/prepare-upload';
import type { PickedFile } from '../../platform/picked-file';
import type { ShotStatus } from './guided-state';
import { verdictOf } from './shot-verdict';

/** What is looked at: the picture, what it was to show, and whose it is meant to be. */
interface Looked {
  readonly file: PickedFile;
  readonly asked: FaceMoment | undefined;
  readonly mid: string;
  /** Of several people the one whom it is about. */
  readonly face?: FacePlace | undefined;
}

/** Has the studio look at a picture, and tells how far that is. */
export async function lookAtShot(
  { file, asked, mid, face }: Looked,
  signal: CancelSignal,
  tell: (status: ShotStatus) => void,
): Promise<void> {
  try {
    const { uploadbytes } = await readConfiguration(signal);
    const ready = await readyPhoto(file, uploadbytes);
    if (!ready.isReady) return tell({ kind: 'refused', refusal: ready.refusal });
    const input = { sha256: ready.sha256, name: ready.file.name, mid, ...(face && { face: { x: face.x, y: face.y } }) };
    const onProgress = (sent: number) => tell({ kind: 'checking', sent });
    const report = await checkPhoto(input, ready.file, { signal, onProgress });
    const { choices = [] } = report;
    // Who cannot see the picture cannot point at a face in it.
    if (choices.length > 0 && ready.ratio !== undefined) tell({ kind: 'several', ratio: ready.ratio, choices });
    else tell(verdictOf(report, asked));
  } catch (error) {
    if (error instanceof CancelledError) return;
    const problem = fileProblemOf(error);
    tell(problem ? { kind: 'refused', refusal: { problem } } : { kind: 'failed', error });
  }
}
