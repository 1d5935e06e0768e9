import { type PeerReply, type ServedPeer, servePeer } from './peer-server.ts';
import { OneTimeCodes, renderWhoPage } from './people.ts';

export interface QqPeer extends ServedPeer {
  /** What the library of an app gives. */
  tokenFor(person: string, appId: string): string;
  /** Whether the operator was given the right to unionids. */
  hasUnion: boolean;
}

const failed = (error: number, error_description: string): PeerReply => ({ json: { error, error_description } });

/** QQ's OAuth, as documented. */
export async function startQqPeer(app: { id: string; secret: string }, port?: number): Promise<QqPeer> {
  const codes = new OneTimeCodes<{ person: string; redirectUri: string }>();
  const tokens = new Map<string, { person: string; clientId: string }>();
  const tokenFor = (person: string, clientId: string): string => {
    const token = `token-${tokens.size}-${person}`;
    tokens.set(token, { person, clientId });
    return token;
  };
  const peer = await servePeer(
    {
      '/oauth2.0/authorize': ({ query, url }) => {
        const redirectUri = query.get('redirect_uri') ?? '';
        if (query.get('client_id') !== app.id || query.get('response_type') !== 'code')
          return { status: 400, html: '100001' };
        const person = query.get('as');
        if (person === null && !query.has('cancel')) return { html: renderWhoPage('QQ', url) };
        const to = new URL(redirectUri);
        if (person === null) to.searchParams.set('usercancel', '1');
        else to.searchParams.set('code', codes.give({ person, redirectUri }));
        to.searchParams.set('state', query.get('state') ?? '');
        return { location: to.href };
      },
      '/oauth2.0/token': ({ query }) => {
        if (query.get('client_id') !== app.id) return failed(100008, 'client_id is not exist');
        if (query.get('client_secret') !== app.secret) return failed(100009, 'client_secret is illegal');
        const grant = codes.take(query.get('code') ?? '');
        if (grant === 'used' || !grant) return failed(100020, 'code is reused error');
        if (grant.redirectUri !== query.get('redirect_uri')) return failed(100010, 'redirect uri is illegal');
        return { json: { access_token: tokenFor(grant.person, app.id), expires_in: 7776000, refresh_token: 'r' } };
      },
      '/oauth2.0/me': ({ query }) => {
        const known = tokens.get(query.get('access_token') ?? '');
        if (!known) return failed(100016, 'access token check failed');
        const { person, clientId } = known;
        if (query.get('unionid') === '1' && !shown.hasUnion) return failed(100048, 'companyid not set');
        const union = query.get('unionid') === '1' ? { unionid: `union-${person}` } : {};
        const json = { client_id: clientId, openid: `${clientId}-${person}`, ...union };
        // Without the parameter it is a script.
        return query.get('fmt') === 'json' ? { json } : { html: `callback( ${JSON.stringify(json)} );` };
      },
    },
    port,
  );
  const shown: QqPeer = { ...peer, tokenFor, hasUnion: true };
  return shown;
}
