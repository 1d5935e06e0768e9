import { exportPKCS8, generateKeyPair } from 'jose';
import { startCarrierPeer } from './carrier-peer.ts';
import { startFacebookPeer } from './facebook-peer.ts';
import { startDouyinPeer, startKuaishouPeer } from './host-peers.ts';
import { startOpenIdPeer } from './open-id-peer.ts';
import { refuseProduction } from './peer-server.ts';
import { startQqPeer } from './qq-peer.ts';
import { REAL_PERSON_KEYS, REAL_PERSON_SCENE, startRealPersonPeer } from './real-person-peer.ts';
import { startWechatPeer } from './wechat-peer.ts';

/*
 * Starts a stand-in for every provider that a client of ours signs in by, and for who checks that somebody is a real person, and prints the variables with which a server finds them, as
 * one line of JSON. The first argument is where browsers reach that server.
 */
refuseProduction();
const site = process.argv[2] ?? 'http://127.0.0.1:5173';
const returnTo = (vendor: string): string => `${site}/callbacks/${vendor}/return`;
const app = (name: string) => ({ id: `${name}-id`, secret: `${name}-secret` });
const keysOf = (name: string, { id, secret }: { id: string; secret: string }) => ({
  [`KINORA_${name}_ID`]: id,
  [`KINORA_${name}_SECRET`]: secret,
});

const appleKey = await generateKeyPair('ES256', { extractable: true });
const [mini, inApp] = [app('wechat-mini'), app('wechat-app')];
const [page, scanned] = [app('wechat-page'), app('wechat-site')];
const [google, apple, wechat, qq, facebook, carrier, douyin, kuaishou, realPerson] = await Promise.all([
  startOpenIdPeer({ name: 'Google', clientId: 'google-id', secret: 'google-secret', redirectUri: returnTo('google') }),
  startOpenIdPeer({
    ...{ name: 'Apple', clientId: 'apple-id', redirectUri: returnTo('apple') },
    secret: { team: 'TEAM', keyId: 'KEY', publicKey: appleKey.publicKey },
  }),
  startWechatPeer({ mini, app: inApp, page, site: scanned }),
  startQqPeer(app('qq')),
  startFacebookPeer(app('facebook')),
  startCarrierPeer(app('onetap')),
  startDouyinPeer(app('douyin')),
  startKuaishouPeer(app('kuaishou')),
  startRealPersonPeer(),
]);
const environment = {
  KINORA_PUBLIC_URL: site,
  // Of both builds the one with all ways.
  KINORA_REGION: 'overseas',
  ...keysOf('GOOGLE', app('google')),
  KINORA_GOOGLE_URL: google.url,
  KINORA_APPLE_ID: 'apple-id',
  KINORA_APPLE_TEAM: 'TEAM',
  KINORA_APPLE_KEY_ID: 'KEY',
  KINORA_APPLE_KEY: (await exportPKCS8(appleKey.privateKey)).replaceAll('\n', '\\n'),
  KINORA_APPLE_URL: apple.url,
  ...keysOf('WECHAT_MINI', mini),
  ...keysOf('WECHAT_APP', inApp),
  ...keysOf('WECHAT_PAGE', page),
  ...keysOf('WECHAT_SITE', scanned),
  KINORA_WECHAT_URL: wechat.url,
  KINORA_WECHAT_PAGES_URL: wechat.url,
  ...keysOf('QQ', app('qq')),
  KINORA_QQ_URL: qq.url,
  ...keysOf('FACEBOOK', app('facebook')),
  KINORA_FACEBOOK_URL: facebook.url,
  KINORA_FACEBOOK_PAGES_URL: facebook.url,
  ...keysOf('DOUYIN', app('douyin')),
  KINORA_DOUYIN_URL: douyin.url,
  ...keysOf('KUAISHOU', app('kuaishou')),
  KINORA_KUAISHOU_URL: kuaishou.url,
  ...keysOf('ONETAP', app('onetap')),
  KINORA_ONETAP_URL: `${carrier.url}/check_phone`,
  KINORA_ONETAP_PAGE_URL: `${carrier.url}/page`,
  KINORA_ONETAP_BROWSER_URL: carrier.url,
  KINORA_REAL_PERSON_BY: 'aliyun',
  KINORA_REAL_PERSON_KEY_ID: REAL_PERSON_KEYS.keyId,
  KINORA_REAL_PERSON_KEY_SECRET: REAL_PERSON_KEYS.keySecret,
  KINORA_REAL_PERSON_SCENE: REAL_PERSON_SCENE,
  KINORA_REAL_PERSON_URL: realPerson.url,
};
process.stdout.write(`${JSON.stringify(environment)}\n`);
