import { ERROR } from '@kinora/contract';
import { isError } from '../../api/command-error';
import type { FileProblem } from '../../lib/photo-refusal';

/** What the studio finds when it opens the file, as the checks before the upload would have said it. */
const FILE_PROBLEMS: readonly (readonly [number, FileProblem])[] = [
  [ERROR.imageUnreadable, 'unreadable'],
  [ERROR.imageFormat, 'format'],
  [ERROR.imageTooLarge, 'too-large'],
];

/** What an error of an upload says of the file, if it is about the file. */
export function fileProblemOf(error: unknown): FileProblem | undefined {
  return FILE_PROBLEMS.find(([id]) => isError(error, id))?.[1];
}
