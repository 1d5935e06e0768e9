import { createHmac, timingSafeEqual } from 'node:crypto';
import { type PeerReply, type PeerRoute, type ServedPeer, servePeer } from './peer-server.ts';
import { OneTimeCodes } from './people.ts';

interface App {
  id: string;
  secret: string;
}

export interface HostPeer extends ServedPeer {
  /** What the host gives the client of a person. */
  login(person: string): string;
}

/** What a host gives the client of the person that is asked for as `as`, for whom the peer runs in another process. */
export const giving =
  (give: (to: string) => string): PeerRoute =>
  ({ query }) => ({ json: { code: give(query.get('as') ?? '') } });

const SKEW_MS = 300_000;
const hmac = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex');
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Douyin's mini-program, as documented. */
export async function startDouyinPeer({ id, secret }: App, port?: number): Promise<HostPeer> {
  const codes = new OneTimeCodes<string>();
  const failed = (err_no: number, err_tips: string): PeerReply => ({ json: { err_no, err_tips } });
  const peer = await servePeer(
    {
      '/host/login': giving((person) => codes.give(person)),
      '/api/apps/v2/jscode2session': ({ method, fields }) => {
        if (method !== 'POST' || fields.appid !== id) return failed(40015, 'appid error');
        if (fields.secret !== secret) return failed(40017, 'bad secret');
        const person = codes.take(fields.code ?? '');
        if (!person || person === 'used') return failed(40018, 'bad code');
        const data = { session_key: 's', openid: `dy-${person}`, anonymous_openid: '', unionid: `dy-union-${person}` };
        return { json: { err_no: 0, err_tips: 'success', data } };
      },
    },
    port,
  );
  return { ...peer, login: (person) => codes.give(person) };
}

/** Kuaishou's mini-program, as documented. */
export async function startKuaishouPeer({ id, secret }: App, port?: number): Promise<HostPeer> {
  const codes = new OneTimeCodes<string>();
  const failed = (result: number, error_msg: string): PeerReply => ({ json: { result, error_msg } });
  const peer = await servePeer(
    {
      '/host/login': giving((person) => codes.give(person)),
      '/oauth2/mp/code2session': ({ method, fields }) => {
        if (method !== 'POST' || fields.app_id !== id || fields.app_secret !== secret)
          return failed(100200101, 'client auth failed');
        const person = codes.take(fields.js_code ?? '');
        if (!person || person === 'used') return failed(100200100, 'invalid js_code');
        return { json: { result: 1, session_key: 's', open_id: `ks-${person}` } };
      },
    },
    port,
  );
  return { ...peer, login: (person) => codes.give(person) };
}

/** The sister app: a signature over all fields, each nonce once, within five minutes. */
export async function startLiaoliaoPeer({ id, secret }: App, port?: number): Promise<HostPeer> {
  const tokens = new OneTimeCodes<string>();
  const nonces = new Set<string>();
  const failed = (code: number): PeerReply => ({ json: { code } });
  const peer = await servePeer(
    {
      '/login/verify': ({ fields: { sign = '', ...signed } }) => {
        const text = Object.keys(signed)
          .toSorted()
          .map((name) => `${name}=${encodeURIComponent(signed[name] ?? '')}`)
          .join('&');
        if (signed.app !== id || !isSame(sign, hmac(text, secret))) return failed(401);
        const isLate = Math.abs(Date.now() - Number(signed.timestamp)) > SKEW_MS;
        if (isLate || nonces.has(signed.nonce ?? '')) return failed(402);
        nonces.add(signed.nonce ?? '');
        const person = tokens.take(signed.token ?? '');
        return !person || person === 'used' ? failed(403) : { json: { code: 0, data: { lid: `ll-${person}` } } };
      },
    },
    port,
  );
  return { ...peer, login: (person) => tokens.give(person) };
}
