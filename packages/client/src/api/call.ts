import type { CommandName, InputOf, ResponseOf } from '@kinora/contract';
import type { CancelSignal } from '../lib/cancel-signal';
import type { PickedFile } from '../platform/picked-file';
import type { SendOptions } from './gateway';
import { sendCommand } from './send-command';

/**
 * Calls a command of the gateway. Throws `CommandError` with an id of the catalogue, or `CancelledError` after `signal`.
 * A lost login ends the session and shows the dialog; the error is thrown as well.
 */
export function call<Name extends CommandName>(
  name: Name,
  input: InputOf<Name>,
  options: Pick<SendOptions, 'signal' | 'as'> = {},
): Promise<ResponseOf<Name>> {
  return sendCommand(name, input, options);
}

export interface UploadOptions {
  readonly signal?: CancelSignal | undefined;
  /** How much was sent, 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/** Calls an upload command with its file, at the server that QUERYUPLOADSERVER names. Throws as {@link call} does. */
export async function upload<Name extends CommandName>(
  name: Name,
  input: InputOf<Name>,
  file: PickedFile,
  options: UploadOptions = {},
): Promise<ResponseOf<Name>> {
  const { signal, onProgress } = options;
  const { findUploadServer } = await import('./upload-server');
  const base = await findUploadServer();
  return sendCommand(name, input, { signal, upload: { base, file, onProgress } });
}
