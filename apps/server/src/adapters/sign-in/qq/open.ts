import * as z from 'zod';
import { type HostDoor, type ProvenSubject, type RedirectDoor, SignInRefusedError } from '../../ports/sign-in.ts';
import { addressOf, type CallProvider, codeIn, readDocumented, refuseError } from '../call-provider.ts';
import type { ProviderKeys } from '../keys.ts';

const tokenAnswer = z.object({ access_token: z.string().min(1) });
const meAnswer = z.object({
  client_id: z.string(),
  openid: z.string().min(1),
  unionid: z.string().min(1).optional(),
});
/** Whether several products share one account there is a right that QQ gives by letter. */
const NO_UNION = z.object({ error: z.union([z.literal(100048), z.literal('100048')]) });

/** Whose an access token is, if it was given to this product. */
async function subjectOf(token: string, clientId: string, url: string, call: CallProvider): Promise<ProvenSubject> {
  const query = { access_token: token, fmt: 'json' };
  let body = await call(addressOf(url, '/oauth2.0/me', { ...query, unionid: '1' }));
  if (NO_UNION.safeParse(body).success) body = await call(addressOf(url, '/oauth2.0/me', query));
  refuseError(body, 'error', ['0']);
  const { client_id, openid, unionid } = readDocumented(meAnswer, body);
  if (client_id !== clientId) throw new SignInRefusedError('of another product');
  const alone = `${client_id}:${openid}`;
  return unionid === undefined ? alone : { subject: `union:${unionid}`, alone };
}

/** QQ in a browser, by code. */
export function openQqPage({ id, secret }: ProviderKeys, url: string, call: CallProvider): RedirectDoor {
  return {
    ...{ kind: 'redirect', provider: 'qq', appIdOn: () => id },
    async sendTo({ state, returnUrl }) {
      const query = { response_type: 'code', client_id: id, redirect_uri: returnUrl, state };
      return addressOf(url, '/oauth2.0/authorize', query);
    },
    async prove({ returnUrl }, returned) {
      const query = { grant_type: 'authorization_code', client_id: id, client_secret: secret, code: codeIn(returned) };
      const body = await call(addressOf(url, '/oauth2.0/token', { ...query, redirect_uri: returnUrl, fmt: 'json' }));
      refuseError(body, 'error', ['0']);
      return subjectOf(readDocumented(tokenAnswer, body).access_token, id, url, call);
    },
  };
}

/** QQ's library in an app: the token is taken only if it was given to that app. */
export function openQqApp(appId: string, url: string, call: CallProvider): HostDoor {
  return { kind: 'host', provider: 'qq', appIdOn: () => appId, prove: (token) => subjectOf(token, appId, url, call) };
}
