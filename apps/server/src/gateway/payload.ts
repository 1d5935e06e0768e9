import * as z from 'zod';

/** PostgreSQL keeps no text with a NUL, and half a surrogate pair is no text at all: it comes back as another character. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Whether every text in what JSON gave can be stored, names of fields included. Without recursion: the sender decides how deep it is nested. */
function isAllStorable(data: unknown): boolean {
  const pending: unknown[] = [data];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string' && !isStorable(value)) return false;
    if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) pending.push(name, item);
    }
  }
  return true;
}

const text = (maxLength: number) =>
  z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(maxLength).refine(isStorable));

/** The sealed payload around a command's own data (specification, section 7). */
export const payloadSchema = z.object({
  data: z.unknown().refine(isAllStorable),
  /** Userid, empty for a guest. */
  id: text(64).default(''),
  /** Temporary password, empty for a guest. */
  psw: text(256).default(''),
  locale: text(16).default(''),
  ver: text(32).default(''),
  platform: text(32).default(''),
  platstr: text(256).default(''),
  /** Public key of the machine and its signature under the session, see `device-key.ts`; empty where it has none. */
  key: text(128).default(''),
  proof: text(128).default(''),
});
