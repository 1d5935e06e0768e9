import { DEFAULT_LOCALE, type RequestOf, type ResponseOf, readLocale } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { listThemes } from './themes.registry.ts';

export async function queryModels(
  _deps: Deps,
  actor: Actor,
  _input: RequestOf<'QUERYMODELS'>,
): Promise<ResponseOf<'QUERYMODELS'>> {
  const locale = readLocale(actor.locale) ?? DEFAULT_LOCALE;
  const themes = await listThemes();
  return {
    themes: themes.map(({ id, category, texts }) => ({ id, category, ...(texts[locale] ?? texts.en) })),
  };
}
