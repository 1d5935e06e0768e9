import type { Keyword, KeywordOption } from '@kinora/contract';

/** The choice after a tap on a keyword: a tap more than the option allows lets go of the one chosen first. */
export function toggleKeyword(
  chosen: readonly string[],
  id: string,
  option: Pick<KeywordOption, 'num'>,
  keywords: readonly Pick<Keyword, 'id' | 'tid'>[],
): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  const tid = keywords.find((keyword) => keyword.id === id)?.tid;
  const siblings = chosen.filter((one) => keywords.some((keyword) => keyword.id === one && keyword.tid === tid));
  const released = siblings.slice(0, Math.max(0, siblings.length + 1 - option.num));
  return [...chosen.filter((one) => !released.includes(one)), id];
}
