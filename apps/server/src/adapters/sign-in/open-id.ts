import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { type Attempt, ProviderSilentError, SignInRefusedError } from '../ports/sign-in.ts';
import { isLoopbackAddress } from './loopback.ts';

export interface OpenIdOptions {
  id: string;
  issuer: string;
  /** Made anew for each call. */
  clientSecret(): Promise<string>;
  timeLimitMs: number;
}

export interface OpenIdParty {
  sendTo(attempt: Attempt, parameters: Readonly<Record<string, string>>): Promise<URL>;
  /** The subject of what came back, by code and PKCE; the signature of the ID token is checked though it came over TLS. */
  redeem(attempt: Attempt, returned: URLSearchParams): Promise<string>;
  /** The subject of an ID token that did not come from the provider itself. */
  checkIdToken(attempt: Pick<Attempt, 'nonce'>, token: string): Promise<string>;
}

const SIGNATURES = ['RS256', 'ES256'];
const CLOCK_TOLERANCE_S = 10;

/** A relying party of an OpenID provider. What the provider says of itself is fetched at the first use, and again after a failure. */
export function createOpenIdParty({ id, issuer, clientSecret, timeLimitMs }: OpenIdOptions): OpenIdParty {
  let found: Promise<{ server: oidc.ServerMetadata; keys: JWTVerifyGetKey }> | undefined;
  // A local provider of development speaks plain HTTP.
  const execute = isLoopbackAddress(issuer) ? [oidc.allowInsecureRequests] : [];
  const timeout = timeLimitMs / 1000;

  function discover() {
    found ??= oidc.discovery(new URL(issuer), id, {}, oidc.None(), { execute, timeout }).then(
      (config) => {
        const server = config.serverMetadata();
        const options = { timeoutDuration: timeLimitMs };
        return { server, keys: createRemoteJWKSet(new URL(server.jwks_uri ?? ''), options) };
      },
      () => {
        found = undefined;
        throw new ProviderSilentError('no discovery');
      },
    );
    return found;
  }

  async function configure(authentication: oidc.ClientAuth): Promise<oidc.Configuration> {
    const { server } = await discover();
    const metadata = { [oidc.clockTolerance]: CLOCK_TOLERANCE_S };
    const config = new oidc.Configuration(server, id, metadata, authentication);
    for (const extension of [...execute, oidc.enableNonRepudiationChecks]) extension(config);
    config.timeout = timeout;
    return config;
  }

  return {
    async sendTo({ state, nonce, verifier, returnUrl }, parameters) {
      return oidc.buildAuthorizationUrl(await configure(oidc.None()), {
        ...parameters,
        ...{ redirect_uri: returnUrl, state, nonce },
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },

    async redeem({ state, nonce, verifier, returnUrl }, returned) {
      const config = await configure(oidc.ClientSecretPost(await clientSecret()));
      const url = new URL(returnUrl);
      url.search = returned.toString();
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
      try {
        const tokens = await oidc.authorizationCodeGrant(config, url, checks);
        return subjectOf(tokens.claims()?.sub);
      } catch (error) {
        throw explain(error);
      }
    },

    async checkIdToken({ nonce }, token) {
      const { server, keys } = await discover();
      try {
        const { payload } = await jwtVerify(token, keys, {
          ...{ issuer: server.issuer, audience: id, algorithms: SIGNATURES, clockTolerance: CLOCK_TOLERANCE_S },
          requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
        });
        const isForUs = payload.nonce === nonce && (payload.azp === undefined || typeof payload.azp === 'string');
        if (!isForUs) throw new SignInRefusedError('another nonce');
        return subjectOf(payload.sub);
      } catch (error) {
        throw explain(error);
      }
    },
  };
}

function subjectOf(sub: string | undefined): string {
  if (!sub) throw new SignInRefusedError('no subject');
  return sub;
}

/** Whatever is wrong with what was shown is refused; only a provider that is out of reach is worth another try. */
function explain(error: unknown): Error {
  if (error instanceof SignInRefusedError) return error;
  if (error instanceof oidc.ResponseBodyError && error.status >= 500) return new ProviderSilentError(error.error);
  if (error instanceof oidc.ResponseBodyError) return new SignInRefusedError(error.error);
  if (error instanceof errors.JWKSTimeout || isNetworkFault(error)) return new ProviderSilentError('no answer');
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'refused';
  return new SignInRefusedError(code);
}

const isNetworkFault = (error: unknown): boolean =>
  error instanceof oidc.ClientError && ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(error.code ?? '')
    ? true
    : error instanceof TypeError;
