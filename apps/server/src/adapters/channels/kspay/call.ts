import type * as z from 'zod';
import { callChannel } from '../call-channel.ts';
import { keepToken } from '../keep-token.ts';
import { readJson, readTold } from '../read-json.ts';
import { RefusalError } from '../refusal-error.ts';
import type { KspayConfig } from './env.ts';
import { status, tokenTold } from './messages.ts';
import { signCall } from './signature.ts';

const DONE = 1;

export type KspayCall = ReturnType<typeof createCall>;

/** Signed calls of the mini-program. Kuaishou signs no answers: they are read over TLS alone. */
export function createCall(config: KspayConfig, now: () => number) {
  const { appId, secret, url } = config;

  async function post(what: string, to: URL, body: URLSearchParams | string): Promise<unknown> {
    const headers = { ...(typeof body === 'string' && { 'content-type': 'application/json' }) };
    return readJson((await callChannel(what, to, { method: 'POST', headers, body })).body);
  }

  const token = keepToken(async () => {
    const asked = new URLSearchParams({ app_id: appId, app_secret: secret, grant_type: 'client_credentials' });
    const said = await post('token', new URL(`${url}/oauth2/access_token`), asked);
    const { access_token: text, expires_in: lifeS } = readTold('token', tokenTold, said);
    return { text, lifeS };
  }, now);

  async function call(path: string, asked: Readonly<Record<string, string | number>>): Promise<unknown> {
    const to = new URL(`${url}/openapi/mp/developer/epay/${path}`);
    to.searchParams.set('app_id', appId);
    to.searchParams.set('access_token', await token.read());
    return post(path, to, JSON.stringify({ ...asked, sign: signCall(config, asked) }));
  }

  /** Throws ChannelError for an answer that is not as documented, and RefusalError. */
  return async <Told>(
    path: string,
    asked: Readonly<Record<string, string | number>>,
    schema: z.ZodType<Told>,
  ): Promise<Told> => {
    const said = await call(path, asked);
    const { result } = readTold(path, status, said);
    if (result === DONE) return readTold(path, schema, said);
    // It may be that the token was ended early: the next call has another one.
    token.drop();
    throw new RefusalError('Kuaishou', result, path);
  };
}
