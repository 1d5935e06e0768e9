import { refresh } from '../../api/refresh';
import { changeAnswer, useCommandMutation } from '../../api/use-command';

/** Gives or withdraws a consent. */
export function useConsent(options: { readonly onSuccess?: () => void; readonly onError: (error: Error) => void }) {
  return useCommandMutation('AGREEPROTOCOL', {
    onSuccess(_answer, { kind, agree }) {
      if (kind === 'face') changeAnswer('QUERYUSERINFO', {}, (info) => ({ ...info, faceagree: agree }));
      options.onSuccess?.();
    },
    onError: options.onError,
  });
}

/** What is on record was not what the server asks for: both are asked for again. */
export const refreshConsent = (): Promise<void> => refresh(['account', 'configuration']);
