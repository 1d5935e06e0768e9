import type { SquareImage } from '@kinora/contract';
import type { Translator } from '@kinora/locales';
import { conceptName } from '../../lib/concept-name';
import { listWords } from '../../lib/format-list';
import { themeName } from '../../lib/theme-name';

/** What a photo was shot from: the name of its theme, or what was understood of a description. */
export function squareName(t: Translator, { theme, prompt }: Pick<SquareImage, 'theme' | 'prompt'>): string {
  const words = prompt.split(',').flatMap((id) => conceptName(t, id) ?? []);
  return words.length > 0 ? listWords(t.locale, words) : themeName(t, theme);
}
