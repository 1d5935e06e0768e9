/** The start of a text, of so many UTF-16 units at most; no character is cut in two. */
export const cutText = (text: string, maxUnits: number): string =>
  text.slice(0, maxUnits).replace(/[\uD800-\uDBFF]$/, '');
