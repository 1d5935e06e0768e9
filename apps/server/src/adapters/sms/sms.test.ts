import { CODE_TYPE } from '@kinora/contract';
import { LOADABLE_LOCALES } from '@kinora/locales';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  SMS_APP,
  SMS_KEYS,
  SMS_SIGN,
  SMS_TEMPLATE,
  type SmsPeer,
  startSmsPeer,
  TWILIO,
} from '../../../test/peers/sms-peer.ts';
import type { Environment } from '../../environment/area.ts';
import { type CodeMessage, NumberRefusedError, SmsSilentError } from '../ports/sms.ts';
import { readSms } from './env.ts';
import { openSms } from './open.ts';
import { messageIn } from './twilio/message.ts';

const PHONE = '+8613800138000';
const ABROAD = '+819012345678';
const CODE = '123456';
const message = (changed: Partial<CodeMessage> = {}): CodeMessage => ({
  ...{ phone: PHONE, code: CODE, locale: 'en', type: CODE_TYPE.login },
  ...changed,
});

let peer: SmsPeer;
beforeAll(async () => {
  peer = await startSmsPeer();
});
afterAll(() => peer.close());
beforeEach(() => {
  peer.sent = [];
  peer.faults = [];
});

const environment = (): Environment => ({
  KINORA_SMS: 'aliyun, tencent, twilio',
  KINORA_SMS_ALIYUN_ID: SMS_KEYS.keyId,
  KINORA_SMS_ALIYUN_SECRET: SMS_KEYS.keySecret,
  KINORA_SMS_ALIYUN_SIGN: SMS_SIGN,
  KINORA_SMS_ALIYUN_TEMPLATE: SMS_TEMPLATE,
  KINORA_SMS_ALIYUN_URL: peer.url,
  KINORA_SMS_TENCENT_ID: SMS_KEYS.keyId,
  KINORA_SMS_TENCENT_SECRET: SMS_KEYS.keySecret,
  KINORA_SMS_TENCENT_APP: SMS_APP,
  KINORA_SMS_TENCENT_SIGN: SMS_SIGN,
  KINORA_SMS_TENCENT_TEMPLATE: SMS_TEMPLATE,
  KINORA_SMS_TENCENT_URL: peer.url,
  KINORA_SMS_TWILIO_ACCOUNT: TWILIO.account,
  KINORA_SMS_TWILIO_TOKEN: TWILIO.token,
  KINORA_SMS_TWILIO_FROM: TWILIO.from,
  KINORA_SMS_TWILIO_URL: peer.url,
});
const told: string[] = [];
const log = pino({}, { write: (line: string) => void told.push(line) });
const open = (changed: Environment = {}) =>
  openSms(
    { sms: readSms({ ...environment(), ...changed }), isBehindProxy: false, indexKey: Buffer.alloc(32) },
    Date.now,
    log,
  ).sms;

describe('each vendor', () => {
  it.each([
    ['aliyun', PHONE, '13800138000', '{"code":"123456"}'],
    ['aliyun', ABROAD, '819012345678', '{"code":"123456"}'],
    ['tencent', PHONE, PHONE, CODE],
    ['twilio', ABROAD, ABROAD, messageIn('ja', CODE, 'login')],
  ])('%s sends to %s, signed as documented', async (vendor, phone, toldAs, text) => {
    await open({ KINORA_SMS: vendor }).sendCode(message({ phone, locale: 'ja' }));
    expect(peer.sent).toEqual([{ vendor, phone: toldAs, text }]);
  });

  it.each([
    ['aliyun', { KINORA_SMS_ALIYUN_SECRET: 'other' }, 'SignatureDoesNotMatch'],
    ['tencent', { KINORA_SMS_TENCENT_SECRET: 'other' }, 'AuthFailure.SignatureFailure'],
    ['twilio', { KINORA_SMS_TWILIO_TOKEN: 'other' }, '20003'],
  ])('%s sends nothing with another secret, and says why', async (vendor, changed, code) => {
    const sending = open({ KINORA_SMS: vendor, ...changed }).sendCode(message());
    await expect(sending).rejects.toThrow(new SmsSilentError(`${vendor}: ${code}`));
    expect(peer.sent).toEqual([]);
  });

  it.each([
    ['aliyun', 'isv.MOBILE_NUMBER_ILLEGAL'],
    ['tencent', 'FailedOperation.PhoneNumberInBlacklist'],
    ['twilio', '21614'],
  ])('%s blames the number by %s: no other one is asked', async (vendor, code) => {
    peer.faults = [code];
    const others = ['aliyun', 'tencent', 'twilio'].filter((name) => name !== vendor);
    const sending = open({ KINORA_SMS: [vendor, ...others].join() }).sendCode(message());
    await expect(sending).rejects.toThrow(NumberRefusedError);
    expect(peer.sent).toEqual([]);
  });
});

describe('vendors in turn', () => {
  it('the next one sends where one has reached a limit, and the one after it where the connection is cut', async () => {
    peer.faults = ['isv.BUSINESS_LIMIT_CONTROL', 'cut'];
    await open().sendCode(message());
    expect(peer.sent.map(({ vendor }) => vendor)).toEqual(['twilio']);
    expect(told.join()).toContain('isv.BUSINESS_LIMIT_CONTROL');
    expect(told.join()).not.toMatch(/13800138000|123456/);
  });

  it('one alone sends where it acknowledged', async () => {
    await open().sendCode(message());
    expect(peer.sent).toHaveLength(1);
  });

  it('where all fail nobody sent, with the reasons and without the number', async () => {
    peer.faults = ['isv.AMOUNT_NOT_ENOUGH', 'LimitExceeded.PhoneNumberDailyLimit', '21408'];
    const sending = open().sendCode(message());
    const reasons = 'aliyun: isv.AMOUNT_NOT_ENOUGH, tencent: LimitExceeded.PhoneNumberDailyLimit, twilio: 21408';
    await expect(sending).rejects.toThrow(new SmsSilentError(reasons));
  });

  it('a vendor of other areas is passed over', async () => {
    const sms = open({ KINORA_SMS_ALIYUN_AREAS: '+86', KINORA_SMS_TENCENT_AREAS: '+86,+852' });
    await sms.sendCode(message({ phone: ABROAD }));
    expect(peer.sent.map(({ vendor }) => vendor)).toEqual(['twilio']);
  });
});

describe('KINORA_SMS', () => {
  it('is the inbox where nothing is said', () => {
    expect(readSms({})).toEqual({ adapter: 'sms-inbox' });
  });

  it('refuses a vendor without its keys, and the inbox beside a vendor', () => {
    expect(() => readSms({ KINORA_SMS: 'twilio' })).toThrow(/KINORA_SMS_TWILIO_TOKEN/);
    expect(() => open({ KINORA_SMS: 'aliyun,sms-inbox' })).toThrow(/stands alone/);
  });
});

it('a message has the code and what it is for in every language, and fits one short message or two', () => {
  const purposes = ['login', 'phone', 'pay', 'closing'] as const;
  for (const purpose of purposes) {
    const messages = LOADABLE_LOCALES.map((locale) => messageIn(locale, CODE, purpose));
    expect(new Set(messages).size).toBe(LOADABLE_LOCALES.length);
    for (const text of messages) {
      expect(text).toContain(CODE);
      expect(text).not.toContain('%');
      expect(text.length).toBeLessThan(134);
    }
  }
  for (const locale of LOADABLE_LOCALES)
    expect(new Set(purposes.map((purpose) => messageIn(locale, CODE, purpose))).size).toBe(purposes.length);
});

it.each(['aliyun', 'tencent'])(
  "%s sends by the operator's template for what the code is for, else by the general one",
  async (vendor) => {
    const general = `KINORA_SMS_${vendor.toUpperCase()}_TEMPLATE`;
    const { [general]: approved = '', ...others } = environment();
    const sms = open({ ...others, KINORA_SMS: vendor, [general]: 'another', [`${general}_CLOSING`]: approved });
    await sms.sendCode(message({ type: CODE_TYPE.closeAccount }));
    expect(peer.sent).toHaveLength(1);
    await expect(sms.sendCode(message({ type: CODE_TYPE.oldPhone }))).rejects.toThrow(SmsSilentError);
  },
);
