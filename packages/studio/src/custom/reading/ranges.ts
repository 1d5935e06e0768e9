/** Where something in a text stands, UTF-16 units, the end exclusive. */
export type Range = readonly [start: number, end: number];

/** A name of several words, written with capitals, is told as one; not where every noun is written so. */
export function joinNames(ranges: readonly Range[], text: string, isEveryNounCapital: boolean): string[] {
  const names: [start: number, end: number][] = [];
  const isCapital = (at: number): boolean => /\p{Lu}/u.test(text.charAt(at));
  for (const [start, end] of ranges) {
    const former = names.at(-1);
    const isOne = former && isCapital(former[0]) && isCapital(start) && text.slice(former[1], start) === ' ';
    if (isOne && !isEveryNounCapital) former[1] = end;
    else names.push([start, end]);
  }
  return names.map(([start, end]) => text.slice(start, end));
}

/** Characters that stand beside each other and were cut apart, as a name is that no dictionary has. */
export function joinSingles(ranges: readonly Range[]): Range[] {
  const joined: { range: Range; isOfSingles: boolean }[] = [];
  for (const range of ranges) {
    const former = joined.at(-1);
    const isSingle = range[1] - range[0] === 1;
    if (former?.isOfSingles && isSingle && former.range[1] === range[0]) former.range = [former.range[0], range[1]];
    else joined.push({ range, isOfSingles: isSingle });
  }
  return joined.map(({ range }) => range);
}

export function isInside([start, end]: Range, ranges: readonly Range[]): boolean {
  return ranges.some(([from, to]) => from <= start && end <= to);
}

export function uncovered(text: string, start: number, end: number, ranges: readonly Range[]): string {
  let rest = '';
  for (let at = start; at < end; at++) if (!ranges.some(([from, to]) => from <= at && at < to)) rest += text.charAt(at);
  return rest;
}
