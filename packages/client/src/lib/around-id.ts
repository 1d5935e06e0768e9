/** At most `max` ids around one of them, so that an address stays short; the order is kept. */
export function aroundId(ids: readonly string[], id: string, max: number): readonly string[] {
  const index = ids.indexOf(id);
  if (index < 0) return [id];
  const start = Math.max(0, Math.min(index - Math.floor(max / 2), ids.length - max));
  return ids.slice(start, start + max);
}
