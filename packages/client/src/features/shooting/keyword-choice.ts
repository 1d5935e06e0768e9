import type { Keyword, KeywordOption } from '@kinora/contract';

interface Offer {
  readonly options: readonly Pick<KeywordOption, 'id' | 'single'>[];
  readonly keywords: readonly Pick<Keyword, 'id' | 'tid'>[];
}

/** What of a choice is offered for so many people: some options are for one person alone. */
export function fittingKeywords(
  chosen: readonly string[],
  people: number,
  { options, keywords }: Offer,
): readonly string[] {
  const single = new Set(options.filter(({ single }) => single).map(({ id }) => id));
  const tidOf = (id: string): string => keywords.find((keyword) => keyword.id === id)?.tid ?? '';
  return people > 1 ? chosen.filter((id) => !single.has(tidOf(id))) : chosen;
}

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
