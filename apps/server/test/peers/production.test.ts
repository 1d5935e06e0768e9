import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { startAlipayPeer } from './alipay-peer.ts';
import { startCarrierPeer } from './carrier-peer.ts';
import { startFacebookPeer } from './facebook-peer.ts';
import { startDouyinPeer, startKuaishouPeer, startLiaoliaoPeer } from './host-peers.ts';
import { startOpenIdPeer } from './open-id-peer.ts';
import { startQqPeer } from './qq-peer.ts';
import { startWechatPayPeer } from './wechat-pay-peer.ts';
import { startWechatPeer } from './wechat-peer.ts';

afterEach(() => vi.unstubAllEnvs());

const app = { id: 'id', secret: 'secret' };

test.each([
  [
    'Google and Apple',
    () => startOpenIdPeer({ name: 'x', clientId: 'x', secret: 'x', redirectUri: 'https://x.example' }),
  ],
  ['WeChat', () => startWechatPeer({ mini: app, page: app, site: app })],
  ['Alipay', () => startAlipayPeer()],
  ['WeChat Pay', () => startWechatPayPeer()],
  ['QQ', () => startQqPeer(app)],
  ['Facebook', () => startFacebookPeer(app)],
  ['Douyin', () => startDouyinPeer(app)],
  ['Kuaishou', () => startKuaishouPeer(app)],
  ['the sister app', () => startLiaoliaoPeer(app)],
  ['the carriers', () => startCarrierPeer(app)],
])('the stand-in of %s does not start in production', async (_name, start) => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(start()).rejects.toThrow('development and tests alone');
});

test('nor does what starts all of them', async () => {
  const program = fileURLToPath(new URL('./start-all.ts', import.meta.url));
  const started = promisify(execFile)(process.execPath, [program], { env: { ...process.env, NODE_ENV: 'production' } });
  await expect(started).rejects.toThrow('development and tests alone');
});
