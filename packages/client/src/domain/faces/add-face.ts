import type { Face, InputOf, UploadReport } from '@kinora/contract';
import { call, type UploadOptions, upload } from '../../api/call';
import { refreshAfter } from '../../api/refresh';
import { changeAnswer, useCommandMutation } from '../../api/use-command';
import type { CancelSignal } from '../../lib/cancel-signal';
import type { PickedFile } from '../../platform/picked-file';

/** Has the studio look at a photo. Throws as `upload` does. */
export function checkPhoto(
  input: InputOf<'UPLOADCHECK'>,
  file: PickedFile,
  options: UploadOptions,
): Promise<UploadReport> {
  return upload('UPLOADCHECK', input, file, options);
}

/** Keeps a checked photo, or the sample, as a face, which is shown at once. Throws as `call` does. */
export async function keepFace(input: InputOf<'UPLOADFACE'>, signal: CancelSignal): Promise<Face> {
  const face = await call('UPLOADFACE', input, { signal });
  changeAnswer('QUERYICONS', {}, ({ icons }) => ({ icons: [face, ...icons.filter(({ id }) => id !== face.id)] }));
  await refreshAfter('UPLOADFACE', input);
  return face;
}

/** Brings the sample face into the studio. */
export function useKeepSample(options: {
  readonly onSuccess: (face: Face) => void;
  readonly onError: (error: Error) => void;
}) {
  const { mutate, isPending } = useCommandMutation('UPLOADFACE', options);
  return { keep: () => mutate({ sample: true }), isPending };
}
