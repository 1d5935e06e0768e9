import { CLIENT_ERROR } from '@kinora/contract';
import { TransportError } from '../platform/transport-error';
import { CommandError } from './command-error';

/** The caller gave up; nothing to show. TanStack Query knows it by the signal that it gave. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

/** Turns a failure on the way into the error of the catalogue. */
export async function fromTransport<Answer>(sending: Promise<Answer>): Promise<Answer> {
  try {
    return await sending;
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    if (error.problem === 'aborted') throw new CancelledError('cancelled', { cause: error });
    throw new CommandError(error.problem === 'timeout' ? CLIENT_ERROR.requestTimeout : CLIENT_ERROR.network, '', error);
  }
}
