import * as z from 'zod';
import { type HostDoor, ProviderSilentError, type RedirectDoor, SignInRefusedError } from '../../ports/sign-in.ts';
import { addressOf, type CallProvider, codeIn, readDocumented } from '../call-provider.ts';
import type { FacebookConfig } from './env.ts';

const VERSION = '/v23.0';

const failed = z.object({ error: z.object({ code: z.number(), is_transient: z.boolean().optional() }) });
const tokenAnswer = z.object({ access_token: z.string().min(1) });
const inspected = z.object({
  data: z.object({
    app_id: z.string().optional(),
    is_valid: z.boolean(),
    user_id: z.string().optional(),
    type: z.string().optional(),
    /** In seconds; 0 for never. */
    expires_at: z.number().optional(),
  }),
});

function refuseFailure(body: unknown): void {
  const { data } = failed.safeParse(body);
  if (!data) return;
  const { code, is_transient: isTransient = false } = data.error;
  // 1 and 2: the service itself; 4 and 17: too many calls.
  const isSilent = isTransient || [1, 2, 4, 17].includes(code);
  throw isSilent ? new ProviderSilentError(String(code)) : new SignInRefusedError(String(code));
}

/** Facebook: a browser by code, an app by the token of its library; either token is asked about, whose and for which app it is. */
export function openFacebook(
  { id, secret, url, pagesUrl }: FacebookConfig,
  call: CallProvider,
  now: () => number,
): { page: RedirectDoor; app: HostDoor } {
  async function subjectOf(token: string): Promise<string> {
    const query = { input_token: token, access_token: `${id}|${secret}` };
    const body = await call(addressOf(url, `${VERSION}/debug_token`, query));
    refuseFailure(body);
    const { app_id, is_valid, user_id, type, expires_at: endsS = 0 } = readDocumented(inspected, body).data;
    const isOver = endsS !== 0 && endsS * 1000 <= now();
    if (!is_valid || app_id !== id || type !== 'USER' || !user_id || isOver) throw new SignInRefusedError('not for us');
    return user_id;
  }
  return {
    page: {
      ...{ kind: 'redirect', provider: 'facebook', appIdOn: () => id },
      async sendTo({ state, returnUrl }) {
        const query = { client_id: id, redirect_uri: returnUrl, state, response_type: 'code', scope: 'public_profile' };
        return addressOf(pagesUrl, `${VERSION}/dialog/oauth`, query);
      },
      async prove({ returnUrl }, returned) {
        const query = { client_id: id, client_secret: secret, redirect_uri: returnUrl, code: codeIn(returned) };
        const body = await call(addressOf(url, `${VERSION}/oauth/access_token`, query));
        refuseFailure(body);
        return subjectOf(readDocumented(tokenAnswer, body).access_token);
      },
    },
    app: { kind: 'host', provider: 'facebook', appIdOn: () => id, prove: subjectOf },
  };
}
