import { DEFAULT_LOCALE, type RequestOf, type ResponseOf } from '@kinora/contract';
import { LOADABLE_LOCALES, loadTable, resolveLocale } from '@kinora/locales';
import { KEYWORD_GROUPS, keywordsOf } from '@kinora/studio/custom';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { lockedUntilRecharge } from '../ledger/index.ts';

/** Names of concepts in a locale; in Chinese where it has no table. */
async function readNames(locale: string): Promise<(id: string) => string> {
  const table = await loadTable(resolveLocale([locale], LOADABLE_LOCALES, DEFAULT_LOCALE));
  const texts = new Map<string, unknown>(Object.entries(table));
  return (id) => {
    const text = texts.get(`custom.${id}`);
    return typeof text === 'string' ? text : id;
  };
}

export async function queryAttrs(
  deps: Deps,
  actor: Actor,
  _input: RequestOf<'QUERYATTRS'>,
): Promise<ResponseOf<'QUERYATTRS'>> {
  const [own, chinese, english] = await Promise.all([readNames(actor.locale), readNames('zh-Hans'), readNames('en')]);
  const locked = await lockedUntilRecharge(deps, actor.uid);
  return {
    options: KEYWORD_GROUPS.map(({ id, count, isSingle }) => ({
      id,
      num: count,
      optional: true,
      global: !isSingle,
      single: isSingle,
      hide: false,
    })),
    keywords: KEYWORD_GROUPS.flatMap((group) =>
      keywordsOf(group.id).map((id, sn) => ({
        id,
        tid: group.id,
        txt: own(id),
        cn: chinese(id),
        en: english(id),
        iid: '',
        def: false,
        hide: locked?.keywords.includes(id) ?? false,
        sn,
        actid: '',
        icon: '',
      })),
    ),
  };
}
