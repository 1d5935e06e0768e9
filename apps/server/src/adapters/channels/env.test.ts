import type { BuildRegion } from '@kinora/contract';
import { expect, test } from 'vitest';
import { certify } from '../../../test/peers/certificate.ts';
import { newSigningKeys } from '../../../test/peers/signing-keys.ts';
import { sealNotice, signHeaders, WECHAT_PAY } from '../../../test/peers/wechat-pay-wire.ts';
import { readChannels } from './env.ts';
import { openChannels } from './open.ts';

const [merchant, older, newer] = [newSigningKeys(), newSigningKeys(), newSigningKeys()];
const OLDER = '5A00112233445566778899AABBCCDDEEFF001122';
const wechat = {
  KINORA_WECHATPAY_MERCHANT: WECHAT_PAY.merchant,
  KINORA_WECHATPAY_APP: WECHAT_PAY.appId,
  KINORA_WECHATPAY_SERIAL: WECHAT_PAY.serial,
  KINORA_WECHATPAY_KEY: merchant.privateLine,
  KINORA_WECHATPAY_API_KEY: WECHAT_PAY.apiKey,
  KINORA_WECHATPAY_CERTIFICATES: certify(older, OLDER),
};
const alipay = {
  KINORA_ALIPAY_APP: '2021000119635499',
  KINORA_ALIPAY_SELLER: '2088101106499364',
  KINORA_ALIPAY_KEY: merchant.privateLine,
  KINORA_ALIPAY_PUBLIC_KEY: newer.publicLine,
};
const ttpay = {
  KINORA_TTPAY_APP: 'tt0',
  KINORA_TTPAY_SECRET: 'secret',
  KINORA_TTPAY_MERCHANT: '7',
  KINORA_TTPAY_KEY: merchant.privateLine,
  KINORA_TTPAY_KEY_VERSION: '1',
  KINORA_TTPAY_PLATFORM_KEY: newer.publicLine,
  KINORA_TTPAY_GOODS_TYPE: '401',
  KINORA_TTPAY_TAG_GROUP: 'tag',
};
const wechatvirtual = {
  KINORA_WECHATVIRTUAL_APP: 'wx0',
  KINORA_WECHATVIRTUAL_SECRET: 'secret',
  KINORA_WECHATVIRTUAL_OFFER: '1450000000',
  KINORA_WECHATVIRTUAL_KEY: 'key',
  KINORA_WECHATVIRTUAL_GOODS: 'kinora_',
  KINORA_WECHATVIRTUAL_TOKEN: 'token',
  KINORA_WECHATVIRTUAL_AES_KEY: 'a'.repeat(43),
};
const kspay = { KINORA_KSPAY_APP: 'ks0', KINORA_KSPAY_SECRET: 'secret', KINORA_KSPAY_GOODS_TYPE: '3306' };
const liaopay = {
  ...{ KINORA_LIAOPAY_MERCHANT: 'kinora', KINORA_LIAOPAY_KEY: 'secret' },
  KINORA_LIAOPAY_URL: 'https://liao.example',
};
const applepay = {
  ...{ KINORA_APPLEPAY_BUNDLE: 'com.kinora.app', KINORA_APPLEPAY_ISSUER: 'issuer', KINORA_APPLEPAY_KEY_ID: 'id' },
  ...{ KINORA_APPLEPAY_KEY: merchant.privateLine, KINORA_APPLEPAY_GOODS: 'kinora_' },
  KINORA_APPLEPAY_ROOT: certify(older, OLDER),
};
const googleplay = {
  ...{ KINORA_GOOGLEPLAY_PACKAGE: 'com.kinora.app', KINORA_GOOGLEPLAY_ACCOUNT: 'play@kinora.example' },
  ...{ KINORA_GOOGLEPLAY_KEY: merchant.privateLine, KINORA_GOOGLEPLAY_PUSH_ACCOUNT: 'push@kinora.example' },
  KINORA_GOOGLEPLAY_GOODS: 'kinora_',
};
const keysOf = (
  environment: Record<string, string>,
  shop: 'off' | 'sandbox' | 'open',
  region: BuildRegion = 'mainland',
) => [...openChannels(readChannels(environment, shop, region), () => '', Date.now).keys()];

const facebookbill = {
  ...{ KINORA_FACEBOOKBILL_APP: '17', KINORA_FACEBOOKBILL_SECRET: 'hush', KINORA_FACEBOOKBILL_GOODS: 'kinora_' },
};

test('a vendor is offered where there are keys for it and the shop is open', () => {
  const sandbox = { KINORA_CASHIER_URL: 'http://127.0.0.1:1', KINORA_CASHIER_KEY: 'key' };
  expect(keysOf({}, 'open')).toEqual([]);
  expect(keysOf({ ...wechat, ...alipay, ...ttpay, ...kspay, ...liaopay, ...sandbox }, 'open')).toEqual([
    'wechat',
    'alipay',
    'ttpay',
    'kspay',
    'liaopay',
  ]);
  expect(keysOf({ ...kspay, KINORA_KSPAY_APPLE: '1' }, 'open')).toEqual(['kspay', 'ksapplepay']);
  expect(keysOf(alipay, 'open')).toEqual(['alipay']);
  expect(keysOf({ ...wechat, ...wechatvirtual }, 'open')).toEqual(['wechat', 'wechatvirtual']);
  expect(keysOf({ ...wechat, ...alipay, ...sandbox }, 'sandbox')).toEqual(['sandbox']);
  expect(keysOf({ ...wechat, ...alipay }, 'off')).toEqual([]);
});

test('stores are of the overseas build alone', () => {
  const all = { ...applepay, ...googleplay, ...facebookbill };
  const stores = ['applepay', 'googleplaybill', 'facebookbill'];
  expect([keysOf(all, 'open'), keysOf(all, 'open', 'overseas')]).toEqual([[], stores]);
  const half = { ...facebookbill, KINORA_FACEBOOKBILL_SECRET: '' };
  expect(() => readChannels(half, 'open', 'overseas')).toThrow('belong together');
});

test.each([
  ['half of what belongs together', { ...wechat, KINORA_WECHATPAY_SERIAL: '' }, 'belong together'],
  ['nobody who signs for WeChat Pay', { ...wechat, KINORA_WECHATPAY_CERTIFICATES: '' }, 'nobody else can sign'],
  ['a public key without its id', { ...wechat, KINORA_WECHATPAY_PUBLIC_KEY: newer.publicLine }, 'belong together'],
  ['a key that is none', { ...wechat, KINORA_WECHATPAY_KEY: 'hush' }, 'KINORA_WECHATPAY_KEY is no PEM'],
  ['an APIv3 key of another length', { ...wechat, KINORA_WECHATPAY_API_KEY: 'hush' }, '32 letters'],
  ['a seller that is none', { ...alipay, KINORA_ALIPAY_SELLER: '1' }, '2088'],
  ['half of Alipay', { ...alipay, KINORA_ALIPAY_KEY: '' }, 'belong together'],
  ['a key of Alipay that is none', { ...alipay, KINORA_ALIPAY_KEY: 'hush' }, 'KINORA_ALIPAY_KEY is no key'],
  ['half of virtual payment', { ...wechatvirtual, KINORA_WECHATVIRTUAL_TOKEN: '' }, 'belong together'],
  ['half of Kuaishou', { ...kspay, KINORA_KSPAY_SECRET: '' }, 'belong together'],
  ['half of the sister app', { ...liaopay, KINORA_LIAOPAY_KEY: '' }, 'belong together'],
  ['half of Douyin', { ...ttpay, KINORA_TTPAY_MERCHANT: '' }, 'belong together'],
  ['a key of Douyin that is none', { ...ttpay, KINORA_TTPAY_KEY: 'hush' }, 'KINORA_TTPAY_KEY is no PEM'],
])('%s is refused without a word of the secret', (_name, environment, message) => {
  const read = () => readChannels(environment, 'open', 'mainland');
  expect(read).toThrow(message);
  expect(read).not.toThrow('hush');
});

test('while a merchant is moved, notices are signed by a certificate or by the public key', async () => {
  const told = { KINORA_WECHATPAY_PUBLIC_ID: WECHAT_PAY.publicId, KINORA_WECHATPAY_PUBLIC_KEY: newer.publicLine };
  const channel = openChannels(readChannels({ ...wechat, ...told }, 'open', 'mainland'), () => '', Date.now).get(
    'wechat',
  );
  const body = sealNotice('TRANSACTION.SUCCESS', {
    ...{ mchid: WECHAT_PAY.merchant, out_trade_no: 'o', transaction_id: 't', trade_state: 'SUCCESS' },
    amount: { total: 2_000, currency: 'CNY' },
  });
  const kindBy = async (key: typeof older.privateKey, serial: string) =>
    (
      await channel?.readNotice({
        rawBody: Buffer.from(body),
        headers: signHeaders(body, { key, serial }),
        query: new URLSearchParams(),
      })
    )?.kind;
  expect(await kindBy(older.privateKey, OLDER)).toBe('paid');
  expect(await kindBy(newer.privateKey, WECHAT_PAY.publicId)).toBe('paid');
  expect(await kindBy(newer.privateKey, OLDER)).toBeUndefined();
  expect(await kindBy(older.privateKey, OLDER.toLowerCase())).toBeUndefined();
});
