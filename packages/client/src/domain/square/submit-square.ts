import { call } from '../../api/call';
import { refresh, refreshAfter } from '../../api/refresh';
import { showError } from '../../api/show-error';
import { currentTranslator } from '../../lib/translation';
import { dismissToast, showToast } from '../../ui/toast';
import { replacePhotos } from '../photos/mark-photos';
import { UNDO_MS } from '../photos/undo-words';

/** The newest one's word takes the place of the one before: the album publishes any of them again. */
const TOAST_ID = 'square-withdrawn';

/** Puts on record what was asked before; a consent that stands is left as it is. */
async function agreeToBeShown(): Promise<void> {
  const { protocols } = await call('GLOBALCONF', {});
  const consent = { kind: 'square', version: protocols.square, agree: true } as const;
  await call('AGREEPROTOCOL', consent);
  await refreshAfter('AGREEPROTOCOL', consent);
}

async function submit(id: string, share: boolean): Promise<void> {
  const { imgs } = await call('SUBMITSQUARE', { id, share });
  replacePhotos(imgs);
  await refreshAfter('SUBMITSQUARE', { id, share });
}

/** Publishes a photo in the square, which its user agreed to, and shows so wherever it is seen. Throws as `call` does. */
export async function publishPhoto(id: string): Promise<void> {
  await agreeToBeShown();
  await submit(id, true);
  showToast({ text: currentTranslator()('square.published') });
}

/** Takes a photo out of the square, with a word and a way back. Throws as `call` does. */
export async function withdrawPhoto(id: string): Promise<void> {
  const t = currentTranslator();
  await submit(id, false);
  showToast({
    id: TOAST_ID,
    text: t('square.withdrawn'),
    durationMs: UNDO_MS,
    action: { label: t('action.undo'), onPress: () => void putBack(id) },
  });
}

/** By the consent that stands: who withdrew it meanwhile is told so. */
async function putBack(id: string): Promise<void> {
  dismissToast(TOAST_ID);
  try {
    await submit(id, true);
    showToast({ text: currentTranslator()('square.published') });
  } catch (error) {
    showError(error);
  }
}

/** Has the square asked for again. */
export const refreshSquare = (): Promise<void> => refresh(['square']);
