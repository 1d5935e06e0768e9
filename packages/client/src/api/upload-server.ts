import { ERROR } from '@kinora/contract';
import { joinAddress } from '../lib/join-address';
import { getBootstrap } from './bootstrap';
import { CommandError, isNetworkError } from './command-error';
import { sendCommand } from './send-command';

let known: Promise<string> | undefined;

async function ask(): Promise<string> {
  try {
    const [{ api }, { url }] = await Promise.all([getBootstrap(), sendCommand('QUERYUPLOADSERVER', {}, {})]);
    return joinAddress(`${api}/`, url).replace(/\/$/, '');
  } catch (error) {
    if (isNetworkError(error) || !(error instanceof CommandError)) throw error;
    throw new CommandError(ERROR.uploadServerFailure, error.serverText, error);
  }
}

/** Base address for uploads; asked once, and again after a failure. */
export function findUploadServer(): Promise<string> {
  known ??= ask().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}
