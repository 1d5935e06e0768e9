import type * as z from 'zod';
import { RealPersonSilentError } from '../../ports/real-person.ts';

/** Posts what was built and signed and reads the answer as documented. Throws RealPersonSilentError; it repeats nothing that was sent. */
export async function callService<Schema extends z.ZodType>(
  url: URL,
  init: { headers: Record<string, string>; body: string },
  schema: Schema,
  timeLimitMs: number,
): Promise<z.output<Schema>> {
  let status: number;
  let answer: unknown;
  try {
    const signal = AbortSignal.timeout(timeLimitMs);
    const response = await fetch(url, { ...init, method: 'POST', redirect: 'error', signal });
    status = response.status;
    answer = await response.json();
  } catch {
    throw new RealPersonSilentError('no answer');
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success || status === 429 || status >= 500) throw new RealPersonSilentError(`status ${status}`);
  return parsed.data;
}
