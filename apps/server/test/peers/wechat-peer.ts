import { randomBytes } from 'node:crypto';
import { giving } from './host-peers.ts';
import { type PeerReply, type PeerRequest, type ServedPeer, servePeer } from './peer-server.ts';
import { OneTimeCodes, renderWhoPage } from './people.ts';

export interface WechatApp {
  id: string;
  secret: string;
}

export interface WechatApps {
  mini: WechatApp;
  app: WechatApp;
  page: WechatApp;
  site: WechatApp;
}

export interface WechatPeer extends ServedPeer {
  /** What `wx.login` gives. */
  login(person: string): string;
  /** What WeChat's library gives an app. */
  tapInApp(person: string): string;
  /** What the button for the phone number gives. */
  agreeToPhone(phone: string, app?: string): string;
  /** People whose account is bound to no open platform have no unionid. */
  withoutUnion: Set<string>;
  /** Opens a page without a login: nobody in particular. */
  snapshots: Set<string>;
  /** Ends all access tokens, as giving out another one does. */
  endTokens(): void;
}

interface Grant {
  appId: string;
  person: string;
}

const failed = (errcode: number, errmsg: string): PeerReply => ({ json: { errcode, errmsg } });

/** The chat app's API and pages, as documented. */
export async function startWechatPeer(apps: WechatApps, port?: number): Promise<WechatPeer> {
  const codes = new OneTimeCodes<Grant>();
  const phones = new OneTimeCodes<{ appId: string; phone: string }>();
  const tokens = new Set<string>();
  const withoutUnion = new Set<string>();
  const snapshots = new Set<string>();

  function check(id: string | null, secret: string | null, known: readonly WechatApp[]): PeerReply | undefined {
    const app = known.find((one) => one.id === id);
    if (!app) return failed(40013, 'invalid appid');
    return app.secret === secret ? undefined : failed(40125, 'invalid appsecret');
  }

  function redeem(query: URLSearchParams, code: string | null, known: readonly WechatApp[], more: object): PeerReply {
    const refused = check(query.get('appid'), query.get('secret'), known);
    if (refused) return refused;
    if (query.get('grant_type') !== 'authorization_code') return failed(40002, 'invalid grant_type');
    const grant = codes.take(code ?? '');
    if (grant === 'used') return failed(40163, 'code been used');
    if (!grant || grant.appId !== query.get('appid')) return failed(40029, 'invalid code');
    const { appId, person } = grant;
    const union = withoutUnion.has(person) ? {} : { unionid: `union-${person}` };
    const snapshot = snapshots.has(person) ? { is_snapshotuser: 1 } : {};
    return { json: { openid: `${appId}-${person}`, ...union, ...snapshot, ...more } };
  }

  const authorize =
    (app: WechatApp, scope: string) =>
    ({ query, url }: PeerRequest): PeerReply => {
      const isRight =
        query.get('appid') === app.id && query.get('response_type') === 'code' && query.get('scope') === scope;
      const state = query.get('state') ?? '';
      // As documented: letters and digits, 128 bytes at most.
      if (!isRight || !/^[a-zA-Z0-9]{1,128}$/.test(state)) return { status: 400, html: 'Bad parameters' };
      const person = query.get('as');
      const isCancelled = query.has('cancel');
      if (person === null && !isCancelled) return { html: renderWhoPage('WeChat', url) };
      const to = new URL(query.get('redirect_uri') ?? '');
      if (person !== null) to.searchParams.set('code', codes.give({ appId: app.id, person }));
      to.searchParams.set('state', state);
      return { location: to.href };
    };

  const login = (person: string): string => codes.give({ appId: apps.mini.id, person });
  const tapInApp = (person: string): string => codes.give({ appId: apps.app.id, person });
  const agreeToPhone = (phone: string, appId = apps.mini.id): string => phones.give({ appId, phone });

  const peer = await servePeer(
    {
      '/host/login': giving(login),
      '/host/phone': giving((phone) => agreeToPhone(phone)),
      '/connect/oauth2/authorize': authorize(apps.page, 'snsapi_userinfo'),
      '/connect/qrconnect': authorize(apps.site, 'snsapi_login'),
      '/sns/oauth2/access_token': ({ query }) =>
        redeem(query, query.get('code'), [apps.app, apps.page, apps.site], {
          access_token: 'of-the-user',
          expires_in: 7200,
        }),
      '/sns/jscode2session': ({ query }) =>
        redeem(query, query.get('js_code'), [apps.mini], { session_key: 'c2Vzc2lvbg==' }),
      '/cgi-bin/stable_token': ({ method, fields }) => {
        const refused = check(fields.appid ?? null, fields.secret ?? null, [apps.mini]);
        if (method !== 'POST' || fields.grant_type !== 'client_credential') return failed(43002, 'require POST method');
        if (refused) return refused;
        const token = randomBytes(24).toString('hex');
        tokens.add(token);
        return { json: { access_token: token, expires_in: 7200 } };
      },
      '/wxa/business/getuserphonenumber': ({ query, fields }) => {
        if (!tokens.has(query.get('access_token') ?? '')) return failed(40001, 'invalid credential');
        const grant = phones.take(fields.code ?? '');
        if (grant === 'used' || !grant) return failed(40029, 'invalid code');
        const { phone, appId } = grant;
        const info = { phoneNumber: phone, purePhoneNumber: phone, countryCode: '86', watermark: { appid: appId } };
        return { json: { errcode: 0, errmsg: 'ok', phone_info: info } };
      },
    },
    port,
  );
  return {
    ...peer,
    ...{ withoutUnion, snapshots, login, tapInApp, agreeToPhone },
    endTokens: () => tokens.clear(),
  };
}
