import * as z from 'zod';

/** PostgreSQL keeps no text with this character: with it, a command would fail deep inside instead of at the door. */
const NUL = '\u0000';

/** Whether no text in what JSON gave holds a NUL. Without recursion: the sender decides how deep it is nested. */
function isFreeOfNul(data: unknown): boolean {
  const pending: unknown[] = [data];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string' && value.includes(NUL)) return false;
    if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) pending.push(item);
  }
  return true;
}

const text = (maxLength: number) =>
  z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(maxLength).refine(isFreeOfNul));

/** The sealed payload around a command's own data (specification, section 7). */
export const payloadSchema = z.object({
  data: z.unknown().refine(isFreeOfNul),
  /** Userid, empty for a guest. */
  id: text(64).default(''),
  /** Temporary password, empty for a guest. */
  psw: text(256).default(''),
  locale: text(16).default(''),
  ver: text(32).default(''),
  platform: text(32).default(''),
  platstr: text(256).default(''),
});
