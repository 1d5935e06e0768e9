import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CryptoKey,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { type Context, interactionPolicy, Provider } from 'oidc-provider';
import { type Peer, refuseProduction } from './peer-server.ts';
import { renderWhoPage } from './people.ts';

export interface OpenIdPeerOptions {
  name: string;
  clientId: string;
  redirectUri: string;
  /** A fixed one, or as Apple has it: a JWT of the team's key. */
  secret: string | { team: string; keyId: string; publicKey: CryptoKey };
  port?: number;
}

export interface OpenIdPeer extends Peer {
  /** Signs claims as the provider does, right or not. */
  signIdToken(claims: JWTPayload): Promise<string>;
}

const KEY_ID = 'peer';
const FIXED = 'checked by the peer before';
const SIX_MONTHS_S = 15_777_000;

/** A real OpenID provider, which asks who one is instead of for a password. */
export async function startOpenIdPeer(options: OpenIdPeerOptions): Promise<OpenIdPeer> {
  refuseProduction();
  const { clientId, redirectUri, secret } = options;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: KEY_ID };
  const server = http.createServer((request, response) => handle(request, response));
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  // As Google has it: who is logged in there may choose another account.
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const provider: Provider = new Provider(url, {
    clients: [
      {
        client_id: clientId,
        client_secret: typeof secret === 'string' ? secret : FIXED,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a peer keeps no secrets'] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_ctx: Context, accountId: string) => ({ accountId, claims: async () => ({ sub: accountId }) }),
    async loadExistingGrant({ oidc: { client, session } }: Context) {
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });

  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) return askWho(ctx);
    if (ctx.path === '/token' && typeof secret !== 'string') await exchangeSecret(ctx, secret);
    return next();
  });
  const handle = provider.callback();

  async function askWho(ctx: Context): Promise<void> {
    const { as: accountId, cancel } = ctx.query;
    if (accountId === undefined && cancel === undefined) {
      ctx.type = 'html';
      ctx.body = renderWhoPage(options.name, new URL(ctx.href));
      return;
    }
    ctx.respond = false;
    const result =
      accountId === undefined
        ? { error: 'access_denied' }
        : { login: { accountId, remember: false }, select_account: {} };
    await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false });
  }

  /** Apple's secret is a JWT: it is checked here, and stands for the fixed one. */
  async function exchangeSecret(
    ctx: Context,
    { team, keyId, publicKey }: Exclude<typeof secret, string>,
  ): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of ctx.req) chunks.push(chunk);
    const body = new URLSearchParams(Buffer.concat(chunks).toString());
    const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'ES256' }] });
    const isRight = await jwtVerify(body.get('client_secret') ?? '', keys, {
      ...{ issuer: team, subject: clientId, audience: url, algorithms: ['ES256'] },
      requiredClaims: ['iat', 'exp'],
    }).then(
      ({ payload: { iat = 0, exp = 0 } }) => exp - iat <= SIX_MONTHS_S,
      () => false,
    );
    body.set('client_secret', isRight ? FIXED : 'refused');
    ctx.req.body = body.toString();
  }

  return {
    url,
    signIdToken: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(privateKey),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
