import * as z from 'zod';
import { ProviderSilentError, SignInRefusedError } from '../ports/sign-in.ts';

/** Calls one provider. Secrets stand in the address at some of them: no error repeats it. */
export type CallProvider = (url: URL, init?: RequestInit) => Promise<unknown>;

export function createCaller(timeLimitMs: number): CallProvider {
  return async (url, init) => {
    let response: Response;
    let text: string;
    try {
      const signal = AbortSignal.timeout(timeLimitMs);
      response = await fetch(url, { ...init, redirect: 'error', signal });
      text = await response.text();
    } catch {
      throw new ProviderSilentError('no answer');
    }
    if (response.status === 429 || response.status >= 500) throw new ProviderSilentError(String(response.status));
    try {
      return JSON.parse(text);
    } catch {
      throw new ProviderSilentError('an answer that is no JSON');
    }
  };
}

/** An address below another one, with its parameters. */
export function addressOf(base: string, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(`${base.replace(/\/+$/, '')}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

export const postJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The answer as documented. Throws ProviderSilentError for any other. */
export function readDocumented<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ProviderSilentError('an answer that is not as documented');
  return parsed.data;
}

const code = z.union([z.number(), z.string()]).transform(String);

/** Throws where the answer carries an error in this field: some say that the provider itself is at fault. */
export function refuseError(
  body: unknown,
  field: string,
  fine: readonly string[],
  silent: readonly string[] = [],
): void {
  const parsed = z.object({ [field]: code }).safeParse(body);
  const said = parsed.data?.[field];
  if (said === undefined || fine.includes(said)) return;
  throw silent.includes(said) ? new ProviderSilentError(said) : new SignInRefusedError(said);
}

/** The one code of what came back. Throws SignInRefusedError. */
export function codeIn(returned: URLSearchParams): string {
  const [only, second] = returned.getAll('code');
  if (!only || second !== undefined) throw new SignInRefusedError('no code came back');
  return only;
}
