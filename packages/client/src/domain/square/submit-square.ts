import { call } from '../../api/call';
import { refresh, refreshAfter } from '../../api/refresh';
import { replacePhotos } from '../photos/mark-photos';

/** Puts on record what was asked before; a consent that stands is left as it is. */
async function agreeToBeShown(): Promise<void> {
  const { protocols } = await call('GLOBALCONF', {});
  const consent = { kind: 'square', version: protocols.square, agree: true } as const;
  await call('AGREEPROTOCOL', consent);
  await refreshAfter('AGREEPROTOCOL', consent);
}

/** Publishes a photo in the square, which its user agreed to, or takes it out, and shows so wherever it is seen. Throws as `call` does. */
export async function submitSquare(id: string, share: boolean): Promise<void> {
  if (share) await agreeToBeShown();
  const { imgs } = await call('SUBMITSQUARE', { id, share });
  replacePhotos(imgs);
  await refreshAfter('SUBMITSQUARE', { id, share });
}

/** Has the square asked for again. */
export const refreshSquare = (): Promise<void> => refresh(['square']);
