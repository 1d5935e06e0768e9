import type { Translator } from '@kinora/locales';
import { confirm } from './confirm';

/** Asks before a photo becomes public, and says what everyone will see; or before it is taken out again. */
export function askSquare(t: Translator, share: boolean): Promise<boolean> {
  return confirm({
    title: t(share ? 'square.publish-title' : 'square.withdraw-title'),
    text: t(share ? 'square.publish-text' : 'square.withdraw-text'),
    confirmLabel: t(share ? 'square.publish' : 'square.withdraw'),
    cancelLabel: t('action.cancel'),
  });
}
