import { call } from '../../api/call';
import { refreshAfter } from '../../api/refresh';
import { useCommand } from '../../api/use-command';

/** What became of the request to be accepted without a check. */
export function useReview() {
  return useCommand('FACEAUTHREVIEW', {});
}

/** Asks the operator, in these words. Throws as `call` does. */
export async function askForReview(note: string): Promise<void> {
  await call('FACEAUTHREVIEW', { note });
  await refreshAfter('FACEAUTHREVIEW', { note });
}
