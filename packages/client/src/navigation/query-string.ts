/** The query of a page: text by name. */
export type PageQuery = Readonly<Record<string, string | undefined>>;

function decode(text: string): string {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced; // A lone percent sign, typed by hand: show it as it is.
  }
}

/** Reads `a=1&b=2`, with or without a question mark. The first of equal names counts. */
export function parseQuery(text: string): PageQuery {
  const query: Record<string, string> = {};
  for (const part of text.replace(/^\?/, '').split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = decode(at < 0 ? part : part.slice(0, at));
    if (name === '__proto__' || Object.hasOwn(query, name)) continue;
    query[name] = at < 0 ? '' : decode(part.slice(at + 1));
  }
  return query;
}

/** Writes a query with its question mark, or nothing when it is empty. */
export function formatQuery(query: PageQuery): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Whether two queries say the same. */
export function isSameQuery(one: PageQuery, other: PageQuery): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
