import { confirm } from '../lib/confirm';
import { currentTranslator } from '../lib/translation';
import { currentStack, navigation } from '../navigation/navigator';
import type { Wish } from './kept-wish';
import { setPendingAction, takePendingAction } from './pending-action';
import { session } from './session';

/**
 * Does what only a user may do. A guest is asked to log in first; after the login the app returns to this page and does it.
 * Where the login leads through a provider's page, the wish is what is done instead.
 * On the welcome page as the only page a guest goes to the login page without the question (specification, section 6).
 */
export async function requireLogin(action: () => void | Promise<void>, wish?: Wish): Promise<void> {
  if (session.get().state === 'user') {
    await action();
    return;
  }
  const stack = currentStack();
  const isWelcomeAlone = stack.length === 1 && stack[0] === 'welcome';
  if (!isWelcomeAlone) {
    const t = currentTranslator();
    const isConfirmed = await confirm({
      title: t('session.guest.title'),
      text: t('session.guest.text'),
      confirmLabel: t('action.login'),
      cancelLabel: t('action.cancel'),
    });
    if (!isConfirmed) return;
  }
  setPendingAction(action, wish);
  if (!(await navigation.navigateTo('login'))) takePendingAction();
}
