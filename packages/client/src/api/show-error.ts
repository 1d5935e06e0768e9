import { currentTranslator } from '../lib/translation';
import { showToast } from '../ui/toast';
import { errorText, isLoginLost } from './command-error';
import { CancelledError } from './transport-failure';

/** Shows an error as a toast; a lost login has its dialog, and a cancelled call nothing to say. */
export function showError(error: unknown): void {
  if (error instanceof CancelledError || isLoginLost(error)) return;
  showToast({ text: errorText(error, currentTranslator()), tone: 'warning' });
}
