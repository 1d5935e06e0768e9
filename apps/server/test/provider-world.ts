import { randomBytes } from 'node:crypto';
import type { RequestOf, ThirdPartyCommand } from '@kinora/contract';
import { exportPKCS8, generateKeyPair } from 'jose';
import type { CallbackReply } from '../src/http/callbacks/callback-route.ts';
import { signInReturns } from '../src/modules/login/index.ts';
import { openWorld, type World } from './module-world.ts';
import { browse, type Return } from './peers/browse.ts';
import { type CarrierPeer, startCarrierPeer } from './peers/carrier-peer.ts';
import { type FacebookPeer, startFacebookPeer } from './peers/facebook-peer.ts';
import { type HostPeer, startDouyinPeer, startKuaishouPeer, startLiaoliaoPeer } from './peers/host-peers.ts';
import { type OpenIdPeer, startOpenIdPeer } from './peers/open-id-peer.ts';
import { type QqPeer, startQqPeer } from './peers/qq-peer.ts';
import { startWechatPeer, type WechatPeer } from './peers/wechat-peer.ts';
import { CODES_BY_VENDOR } from './test-deps.ts';

export const SITE = 'https://kinora.test';

interface Peers {
  google: OpenIdPeer;
  apple: OpenIdPeer;
  wechat: WechatPeer;
  qq: QqPeer;
  facebook: FacebookPeer;
  douyin: HostPeer;
  kuaishou: HostPeer;
  liaoliao: HostPeer;
  carrier: CarrierPeer;
}

export type SentAway = { state: string; url: string; nonce?: string | undefined };
type Fields = Partial<RequestOf<'LOGINWX'>>;

/** The modules with a stand-in for every provider, which a browser visits as a person would. */
export interface ProviderWorld extends World {
  peers: Peers;
  /** One end of a command of a third party, as a browser with this secret calls it. */
  end(name: ThirdPartyCommand, platform: string, fields: Fields): Promise<SignedIn>;
  begin(name: ThirdPartyCommand, platform: string, fields: Fields): Promise<SentAway>;
  /** What the browser brings back to us; the answer is where it is sent on. */
  comeBack(vendor: string, returned: Return): Promise<CallbackReply>;
  /** The whole way through a provider's page: the login of its person. */
  through(name: ThirdPartyCommand, platform: string, person: string): Promise<SignedIn>;
}

export interface SignedIn {
  userid: string;
  tmppsw: string;
  created: boolean;
  device: string;
  target?: string | undefined;
}

export const newSecret = (): string => randomBytes(32).toString('base64url');
const app = (name: string) => ({ id: `${name}-id`, secret: `${name}-secret` });

export async function openProviderWorld(environment: Record<string, string> = {}): Promise<ProviderWorld> {
  const appleKey = await generateKeyPair('ES256', { extractable: true });
  const mini = app('wechat-mini');
  const inApp = app('wechat-app');
  const page = app('wechat-page');
  const site = app('wechat-site');
  const returnTo = (vendor: string) => `${SITE}/callbacks/${vendor}/return`;
  const [google, apple, wechat, qq, facebook, douyin, kuaishou, liaoliao, carrier] = await Promise.all([
    startOpenIdPeer({
      name: 'Google',
      clientId: 'google-id',
      secret: 'google-secret',
      redirectUri: returnTo('google'),
    }),
    startOpenIdPeer({
      ...{ name: 'Apple', clientId: 'apple-id', redirectUri: returnTo('apple') },
      secret: { team: 'TEAM', keyId: 'KEY', publicKey: appleKey.publicKey },
    }),
    startWechatPeer({ mini, app: inApp, page, site }),
    startQqPeer(app('qq')),
    startFacebookPeer(app('facebook')),
    startDouyinPeer(app('douyin')),
    startKuaishouPeer(app('kuaishou')),
    startLiaoliaoPeer(app('liaoliao')),
    startCarrierPeer(app('onetap')),
  ]);
  const peers: Peers = { google, apple, wechat, qq, facebook, douyin, kuaishou, liaoliao, carrier };
  const keysOf = (name: string, { id, secret } = app(name.toLowerCase())) => ({
    [`KINORA_${name}_ID`]: id,
    [`KINORA_${name}_SECRET`]: secret,
  });
  const world = await openWorld({
    jobs: 'manual',
    environment: {
      ...CODES_BY_VENDOR,
      KINORA_PUBLIC_URL: SITE,
      KINORA_BIND_PHONE: '-',
      KINORA_REGION: 'overseas',
      ...keysOf('GOOGLE'),
      KINORA_GOOGLE_URL: google.url,
      KINORA_APPLE_ID: 'apple-id',
      KINORA_APPLE_TEAM: 'TEAM',
      KINORA_APPLE_KEY_ID: 'KEY',
      KINORA_APPLE_KEY: (await exportPKCS8(appleKey.privateKey)).replaceAll('\n', '\\n'),
      KINORA_APPLE_URL: apple.url,
      ...keysOf('WECHAT_MINI', mini),
      ...keysOf('WECHAT_APP', inApp),
      ...keysOf('WECHAT_PAGE', page),
      ...keysOf('WECHAT_SITE', site),
      KINORA_WECHAT_URL: wechat.url,
      KINORA_WECHAT_PAGES_URL: wechat.url,
      ...keysOf('QQ'),
      KINORA_QQ_APP: 'qq-app-id',
      KINORA_QQ_URL: qq.url,
      ...keysOf('FACEBOOK'),
      KINORA_FACEBOOK_URL: facebook.url,
      KINORA_FACEBOOK_PAGES_URL: facebook.url,
      ...keysOf('DOUYIN'),
      KINORA_DOUYIN_URL: douyin.url,
      ...keysOf('KUAISHOU'),
      KINORA_KUAISHOU_URL: kuaishou.url,
      ...keysOf('LIAOLIAO'),
      KINORA_LIAOLIAO_URL: liaoliao.url,
      ...keysOf('ONETAP'),
      KINORA_ONETAP_URL: `${carrier.url}/check_phone`,
      KINORA_ONETAP_PAGE_URL: `${carrier.url}/page`,
      KINORA_ONETAP_BROWSER_URL: carrier.url,
      ...environment,
    },
  });
  const agreed = world.deps.config.business.serviceVersion;

  async function send(name: ThirdPartyCommand, platform: string, fields: Fields) {
    return world.call(name, { ...world.guest, platform }, { agreed, secret: newSecret(), ...fields });
  }
  const end: ProviderWorld['end'] = async (name, platform, fields) => {
    const answer = await send(name, platform, fields);
    if (!('userid' in answer)) throw new Error('an attempt was begun');
    return answer;
  };
  const begin: ProviderWorld['begin'] = async (name, platform, fields) => {
    const answer = await send(name, platform, fields);
    if ('userid' in answer) throw new Error('somebody is logged in');
    return { ...answer, url: answer.url ?? '' };
  };
  const comeBack: ProviderWorld['comeBack'] = async (vendor, { url, form }) => {
    const route = signInReturns.find((one) => one.vendor === vendor);
    if (!route?.methods.includes(form ? 'POST' : 'GET')) throw new Error('there is no such address');
    const rawBody = Buffer.from(form?.toString() ?? '');
    return route.handle(world.deps, { rawBody, headers: {}, query: url.searchParams, address: '203.0.113.7' });
  };
  return {
    ...world,
    ...{ peers, end, begin, comeBack },
    async through(name, platform, person) {
      const secret = newSecret();
      const { state, url } = await begin(name, platform, { secret });
      const returned = await browse(url, { as: person }, SITE);
      const [, vendor = ''] = /^\/callbacks\/(\w+)\/return$/.exec(returned.url.pathname) ?? [];
      await comeBack(vendor, returned);
      return end(name, platform, { state, secret });
    },
    async dispose() {
      await world.dispose();
      await Promise.all(Object.values(peers).map((peer) => peer.close()));
    },
  };
}
