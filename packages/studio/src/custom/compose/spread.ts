/**
 * One of the ids for each picture. As many of them as can be are in a picture that shows them, the first ones first; then
 * those that were seen least.
 * @param beside what each picture has already: what goes in turn does so beside each of these
 * @param shows whether a picture would show it
 */
export function spread(
  ids: readonly string[],
  beside: readonly string[],
  shows: (id: string, picture: number) => boolean,
): (string | undefined)[] {
  const pictures = [...beside.keys()];
  const taken = new Map<number, string>();
  // Each finds a picture of its own: where all are taken, one of them moves.
  const settle = (id: string, tried: Set<number>): boolean => {
    const open = pictures.filter((picture) => !tried.has(picture) && shows(id, picture));
    const free = open.find((picture) => !taken.has(picture));
    if (free !== undefined) {
      taken.set(free, id);
      return true;
    }
    return open.some((picture) => {
      if (tried.has(picture)) return false;
      tried.add(picture);
      const former = taken.get(picture);
      if (former === undefined || !settle(former, tried)) return false;
      taken.set(picture, id);
      return true;
    });
  };
  for (const id of ids) settle(id, new Set());
  const seen = (id: string, place?: string): number =>
    [...taken].filter(([picture, other]) => other === id && (place === undefined || beside[picture] === place)).length;
  for (const picture of pictures) {
    if (taken.has(picture)) continue;
    const shown = ids.filter((id) => shows(id, picture));
    const [next] = (shown.length > 0 ? shown : [...ids]).sort(
      (a, b) => seen(a) - seen(b) || seen(a, beside[picture]) - seen(b, beside[picture]),
    );
    if (next !== undefined) taken.set(picture, next);
  }
  return pictures.map((picture) => taken.get(picture));
}
