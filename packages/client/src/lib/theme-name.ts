import type { Translator } from '@kinora/locales';

/** The name of a theme in the reader's language; nothing until the server has told it. */
export function themeName(t: Translator, themeId: string): string {
  return t.find(`theme.${themeId}.name`) ?? '';
}
