import { SignJWT } from 'jose';
import { callChannel } from '../call-channel.ts';
import { keepToken } from '../keep-token.ts';
import { readJson, readTold } from '../read-json.ts';
import { RefusalError } from '../refusal-error.ts';
import type { GoogleplaybillConfig } from './env.ts';
import { tokenTold } from './messages.ts';

const SCOPE = 'https://www.googleapis.com/auth/androidpublisher';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const LIFE_S = 3_600;
const MS = 1_000;

export type GoogleCall = ReturnType<typeof createCall>;

/** Calls of the service account; answers are read over TLS alone. Throws ChannelError; RefusalError by the status. */
export function createCall({ packageName, account, key, urls }: GoogleplaybillConfig, now: () => number) {
  const token = keepToken(async () => {
    const issuedAt = Math.floor(now() / MS);
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account)
      .setAudience(urls.token)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + LIFE_S)
      .sign(key);
    const body = new URLSearchParams({ grant_type: GRANT, assertion });
    const answer = await callChannel('token', new URL(urls.token), { method: 'POST', body });
    if (answer.status !== 200) throw new RefusalError('Google', answer.status, 'token');
    const { access_token: text, expires_in: lifeS } = readTold('token', tokenTold, readJson(answer.body));
    return { text, lifeS };
  }, now);

  return async (what: string, method: 'GET' | 'POST', path: string): Promise<unknown> => {
    const address = new URL(`${urls.api}/${encodeURIComponent(packageName)}/${path}`);
    const headers = { authorization: `Bearer ${await token.read()}` };
    const answer = await callChannel(what, address, { method, headers });
    if (answer.status === 401) token.drop();
    if (answer.status < 200 || answer.status > 299) throw new RefusalError('Google', answer.status, what);
    return readJson(answer.body);
  };
}
