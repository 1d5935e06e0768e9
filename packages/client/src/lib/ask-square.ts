import type { Translator } from '@kinora/locales';
import { confirm } from './confirm';

/** Asks before a photo becomes public, and says what everyone will see. */
export function askSquare(t: Translator): Promise<boolean> {
  return confirm({
    title: t('square.publish-title'),
    text: t('square.publish-text'),
    confirmLabel: t('square.publish'),
    cancelLabel: t('action.cancel'),
  });
}
