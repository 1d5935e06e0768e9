import type { FacePoint, UploadReport } from '@kinora/contract';
import { checkPhoto } from '../../domain/faces/add-face';
import { fileProblemOf } from '../../domain/faces/file-problem';
import type { PickedFile } from '../../platform/picked-file';
import type { Work } from './use-work';

/** A photo as it goes up. */
export interface Sent {
  readonly file: PickedFile;
  readonly sha256: string;
  readonly ratio?: number | undefined;
  readonly isFromCamera: boolean;
  /** Which of several people it is about. */
  readonly face?: FacePoint;
}

/** Has the studio look at a photo. Gives what it saw in one that may be kept; of any other it tells what there is to answer. */
export async function sendPhoto(
  { file, sha256, ratio, isFromCamera, face }: Sent,
  { signal, tell }: Work,
): Promise<UploadReport | undefined> {
  const input = { sha256, name: file.name, ...(face && { face }) };
  const onProgress = (fraction: number) => tell({ kind: 'sent', fraction });
  tell({ kind: 'sent', fraction: 0 });
  const report = await checkPhoto(input, file, { signal, onProgress }).catch((error: unknown) => {
    const problem = fileProblemOf(error);
    if (!problem) throw error;
    tell({ kind: 'refused', refusal: { problem }, isFromCamera });
  });
  if (signal.aborted || !report) return undefined;
  const { choices = [] } = report;
  // Who cannot see the photo cannot point at a face in it.
  if (choices.length > 0 && ratio !== undefined) {
    tell({ kind: 'several', group: { file, sha256, ratio, choices, isFromCamera } });
  } else if (!report.is_passed || report.binaryurl === undefined) {
    tell({ kind: 'refused', refusal: { problem: report.problem ?? 'no-face' }, isFromCamera });
  } else if (report.concerns.length > 0) {
    tell({ kind: 'doubtful', report, isFromCamera });
  } else {
    return report;
  }
  return undefined;
}
