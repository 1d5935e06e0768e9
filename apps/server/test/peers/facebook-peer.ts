import { type PeerReply, type ServedPeer, servePeer } from './peer-server.ts';
import { OneTimeCodes, renderWhoPage } from './people.ts';

interface Token {
  person: string;
  appId: string;
  isValid: boolean;
  endsS: number;
}

export interface FacebookPeer extends ServedPeer {
  /** What the library of an app gives. */
  tokenFor(person: string, token?: Partial<Token>): string;
}

const failed = (code: number, message: string): PeerReply => ({
  status: 400,
  json: { error: { message, type: 'OAuthException', code, fbtrace_id: 'x' } },
});

/** Facebook's login, as documented. */
export async function startFacebookPeer(app: { id: string; secret: string }, port?: number): Promise<FacebookPeer> {
  const codes = new OneTimeCodes<{ person: string; redirectUri: string }>();
  const tokens = new Map<string, Token>();
  const tokenFor = (person: string, token: Partial<Token> = {}): string => {
    const text = `EAA${tokens.size}${person}`;
    tokens.set(text, {
      person,
      appId: app.id,
      isValid: true,
      endsS: Math.floor(Date.now() / 1000) + 5_184_000,
      ...token,
    });
    return text;
  };
  const peer = await servePeer(
    {
      '/v23.0/dialog/oauth': ({ query, url }) => {
        const redirectUri = query.get('redirect_uri') ?? '';
        if (query.get('client_id') !== app.id || query.get('scope') !== 'public_profile')
          return { status: 400, html: 'Invalid App ID' };
        const person = query.get('as');
        if (person === null && !query.has('cancel')) return { html: renderWhoPage('Facebook', url) };
        const to = new URL(redirectUri);
        if (person === null) {
          to.searchParams.set('error', 'access_denied');
          to.searchParams.set('error_reason', 'user_denied');
        } else to.searchParams.set('code', codes.give({ person, redirectUri }));
        to.searchParams.set('state', query.get('state') ?? '');
        return { location: to.href };
      },
      '/v23.0/oauth/access_token': ({ query }) => {
        if (query.get('client_id') !== app.id || query.get('client_secret') !== app.secret)
          return failed(101, 'Error validating application');
        const grant = codes.take(query.get('code') ?? '');
        if (grant === 'used' || !grant) return failed(100, 'This authorization code has been used.');
        if (grant.redirectUri !== query.get('redirect_uri')) return failed(100, 'Error validating verification code.');
        return { json: { access_token: tokenFor(grant.person), token_type: 'bearer', expires_in: 5_184_000 } };
      },
      '/v23.0/debug_token': ({ query }) => {
        if (query.get('access_token') !== `${app.id}|${app.secret}`) return failed(190, 'Invalid OAuth access token');
        const known = tokens.get(query.get('input_token') ?? '');
        if (!known)
          return { json: { data: { error: { code: 190, message: 'Malformed' }, is_valid: false, scopes: [] } } };
        const { person, appId, isValid, endsS } = known;
        const data = {
          app_id: appId,
          type: 'USER',
          is_valid: isValid,
          user_id: `fb-${person}`,
          expires_at: endsS,
          scopes: [],
        };
        return { json: { data } };
      },
    },
    port,
  );
  return { ...peer, tokenFor };
}
