import { ERROR, type Face, type InputOf, type UploadReport } from '@kinora/contract';
import { call, type UploadOptions, upload } from '../../api/call';
import { isError } from '../../api/command-error';
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

/**
 * Whose a photo is: somebody whom the studio knows, `sure` where it looks like somebody else; the user with what they say of their
 * age; or a new person with their consent.
 */
export type FaceOwner =
  | { readonly mid: string; readonly ofage?: boolean; readonly sure?: true }
  | { readonly ofage: boolean }
  | Omit<InputOf<'CREATEFAMILY'>, 'binaryurl'>;

/** A photo that is kept: the sample, or a checked one; a kept one goes to the owner who is named. */
export type KeptPhoto =
  | { readonly sample: true }
  | { readonly binaryurl: string; readonly owner?: FaceOwner | undefined };

/** Keeps a photo as a face, which is shown at once. Throws as `call` does. */
export async function keepFace(photo: KeptPhoto, signal?: CancelSignal): Promise<Face> {
  const options = signal ? { signal } : {};
  if ('sample' in photo) return send('UPLOADFACE', photo, options);
  const { binaryurl, owner } = photo;
  if (owner && 'nick' in owner) return send('CREATEFAMILY', { binaryurl, ...owner }, options);
  return send('UPLOADFACE', { binaryurl, ...owner }, options);
}

async function send<Name extends 'UPLOADFACE' | 'CREATEFAMILY'>(
  name: Name,
  input: InputOf<Name>,
  options: { signal?: CancelSignal },
): Promise<Face> {
  const face: Face = await call(name, input, options).catch(async (error: unknown) => {
    // Whoever says that they are too young is told no, and that is what the account is from now on.
    if (isError(error, ERROR.guardianNeeded)) await refreshAfter(name, input);
    throw error;
  });
  changeAnswer('QUERYICONS', {}, ({ icons }) => ({ icons: [...icons.filter(({ id }) => id !== face.id), face] }));
  await refreshAfter(name, input);
  return face;
}

/** Brings the sample face into the studio. */
export function useKeepSample(options: { readonly onError: (error: Error) => void }) {
  const { mutate, isPending } = useCommandMutation('UPLOADFACE', options);
  return { keep: () => mutate({ sample: true }), isPending };
}
