import type { Area } from '@kinora/locales';
import { showError } from '../api/show-error';
import { startAppearance } from '../lib/appearance';
import { startTranslation } from '../lib/translation';
import { followLogin } from '../session/follow-login';
import { restoreLogin } from '../session/restore-login';
import { startSessionEffects } from './session-effects';

/** Delay of the start-up queries (specification, section 9). */
const CONFIG_QUERY_DELAY_MS = 300;

/**
 * What works without a screen: appearance, texts, login, live updates. Before the first screen, which therefore never shows a guest's
 * to a user.
 * @param areas the areas of the texts that it needs
 */
export async function startServices(areas: readonly Area[]): Promise<void> {
  startAppearance();
  startSessionEffects();
  followLogin(showError);
  const texts = startTranslation(areas);
  await Promise.all([texts, restoreLogin().catch((error) => texts.then(() => showError(error)))]);
}

/** The start-up queries, a moment after the first screen is drawn. */
export function scheduleStartUpQueries(): void {
  setTimeout(() => {
    import('./start-up-queries').then(({ runStartUpQueries }) => runStartUpQueries()).catch(showError);
  }, CONFIG_QUERY_DELAY_MS);
}
