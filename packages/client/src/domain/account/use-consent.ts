import { ERROR } from '@kinora/contract';
import { isError } from '../../api/command-error';
import { refresh } from '../../api/refresh';
import { changeAnswer, useCommandMutation } from '../../api/use-command';

/** Gives or withdraws a consent. */
export function useConsent(options: { readonly onSuccess?: () => void; readonly onError: (error: Error) => void }) {
  return useCommandMutation('AGREEPROTOCOL', {
    onSuccess(_answer, { kind, agree }) {
      if (kind === 'face') changeAnswer('QUERYUSERINFO', {}, (info) => ({ ...info, faceagree: agree }));
      options.onSuccess?.();
    },
    onError(error) {
      // The text has a newer version than the one that was fetched.
      if (isError(error, ERROR.badRequest)) void refresh(['configuration']);
      options.onError(error);
    },
  });
}

/** What is on record was not what the server asks for: both are asked for again. */
export const refreshConsent = (): Promise<void> => refresh(['account', 'configuration']);
