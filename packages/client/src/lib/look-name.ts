import type { ResultImage } from '@kinora/contract';
import type { Translator } from '@kinora/locales';
import { themeName } from './theme-name';

/** A photo by its theme and by what distinguishes it within its shoot; empty when neither is known. */
export function lookName(t: Translator, { theme, look }: Pick<ResultImage, 'theme' | 'look'>): string {
  const words = look.map((word) => t(`look.${word}`)).join(' · ');
  return words === '' ? '' : [themeName(t, theme), words].filter((part) => part !== '').join(' · ');
}
