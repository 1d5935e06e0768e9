/** Type ids of PostgreSQL's catalogue. */
export const INT8_OID = 20;

/** Amounts and times stay far below 2^53; a value above it is a fault that must not be rounded. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('an int8 column holds a value beyond 2^53');
  return value;
}
