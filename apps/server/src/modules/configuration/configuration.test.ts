import { ERROR } from '@kinora/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { expectError, openWorld, type World } from '../../../test/module-world.ts';
import { CODES_BY_VENDOR } from '../../../test/test-deps.ts';
import { applyOperatorText, operatorFile } from '../../config/operator-file.ts';
import { globalConf } from './global-conf.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    jobs: 'manual',
    environment: { ...CODES_BY_VENDOR, KINORA_PUBLIC_URL: 'https://kinora.example' },
  });
});
afterAll(() => world.dispose());

describe('GLOBALCONF', () => {
  it('has the terms of the business', async () => {
    expect(await world.call('GLOBALCONF', world.guest, {})).toMatchObject({
      keepdays: 30,
      heartbeatInterval: 30_000,
      disable4k: false,
      uploadbytes: world.deps.config.upload.maxBytes,
    });
  });

  it('has another version of a part when something in it changes, and of no other part', async () => {
    const { config } = world.deps;
    const changed = { ...config, business: { ...config.business, keepDays: 31 } };
    const before = (await globalConf(world.deps, world.guest, {})).versions;
    const after = (await globalConf({ ...world.deps, config: changed }, world.guest, {})).versions;
    expect(after.limits).not.toBe(before.limits);
    expect(after).toEqual({ ...before, limits: after.limits });
  });
});

describe('QUERYCONFIG', () => {
  it('has those parts alone that differ from what the caller knows', async () => {
    const { versions, signin, ...rest } = await world.call('GLOBALCONF', world.guest, {});
    expect(await world.call('QUERYCONFIG', world.guest, { versions })).toEqual({ versions, parts: {} });
    const former = { ...versions, limits: 'former', protocols: undefined };
    const { parts } = await world.call('QUERYCONFIG', world.guest, { versions: former });
    expect({ ...parts.protocols, ...parts.limits }).toEqual(rest);
    expect(parts).not.toHaveProperty('signin');
  });
});

describe('what was agreed to under a former version', () => {
  it('is answered with 40010: the client asks for the configuration again', async () => {
    const user = await world.signIn();
    const version = 'former';
    await expectError(world.call('AGREEPROTOCOL', user, { kind: 'face', version, agree: true }), ERROR.configOutOfDate);
    const phone = { phone: '13800138000', area: '+86', code: '123456', agreed: version };
    await expectError(world.call('LOGINPHONECODE', world.guest, phone), ERROR.configOutOfDate);
  });
});

describe('QUERYUPLOADSERVER', () => {
  it('names the gateway', async () => {
    const user = await world.signIn();
    expect(await world.call('QUERYUPLOADSERVER', user, {})).toEqual({ url: 'https://kinora.example/api/upload' });
  });
});

describe('QUERYSERVER', () => {
  it('tells its address, version and time', async () => {
    const asked = world.deps.now();
    const answer = await world.call('QUERYSERVER', world.guest, {});
    expect(answer).toEqual({
      url: 'https://kinora.example',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      now: expect.any(Number),
    });
    expect(answer.now).toBeGreaterThanOrEqual(asked);
    expect(answer.now).toBeLessThanOrEqual(world.deps.now());
  });
});

const time = { start: '2026-12-24T00:00:00+08:00', end: '2027-01-07T00:00:00+08:00' };
/** Every field, with a value that is not the one in force without a file, and what of GLOBALCONF becomes another one by it. */
const FIELDS: readonly (readonly [field: string, value: unknown, answered: string])[] = [
  ['operator.name', 'Atelier', ''],
  ['operator.contact', 'me@atelier.example', ''],
  ['operator.law', 'of Bern', ''],
  ['terms.service', '2031-01', 'protocols'],
  ['terms.face', '2031-01', 'protocols'],
  ['terms.square', '2031-01', 'protocols'],
  ['terms.covers', '2031-01', 'protocols'],
  // Nothing leaves this machine, so that nobody is asked.
  ['terms.outside', '2031-01', ''],
  ['realperson', 'required', 'realperson'],
  ['realpersonreview', true, 'realpersonreview'],
  ['shop.currency', 'USD', ''],
  ['shop.plans', [{ id: 'one', amount: 1, price: 100, cnt: 1 }], ''],
  ['shop.photocards', 7, 'photocards customcards'],
  ['shop.customcards', 7, 'customcards'],
  ['shop.fourkcards', 7, 'fourkcards'],
  ['shop.videocards', 7, 'videocards'],
  ['shop.cardprice', 13, ''],
  ['shop.freephotos', 3, ''],
  ['shop.giftlimit', 17, 'giftlimit'],
  ['shop.giftwaitdays', 19, 'giftwaitdays'],
  ['shop.firstrecharge', { price: 2000, keywords: ['mood.calm'] }, ''],
  ['shop.prints', { sizes: [] }, 'prints'],
  ['activities', [{ id: 'snow', ...time, unit: 'card', count: 3 }], ''],
  ['heartbeatInterval', 20_000, 'heartbeatInterval'],
  ['disable4k', true, 'disable4k'],
  ['keepdays', 31, 'keepdays'],
  ['closingdays', 9, 'closingdays'],
  ['familylength', 3, 'familylength'],
  ['guardianage', 16, 'guardianage'],
  ['minage', 3, ''],
  ['maxage', 77, ''],
  ['defage', 33, ''],
  // It is a purpose that is asked for no more.
  ['owncovers', false, 'protocols'],
  ['questionmin', 9, ''],
  ['questionmax', 150, ''],
  ['custommin', 7, 'custommin'],
  ['custommax', 77, 'custommax'],
  ['unfinishedshoots', 7, ''],
  ['freebatch', 7, ''],
  ['waitmin', 7, ''],
  ['oversec', 7, 'oversec'],
  ['unfinishedrenditions', 7, ''],
  ['squareperday', 7, ''],
  ['codesperphone', 7, ''],
  ['codesperaddress', 7, ''],
  ['codespersubnet', 7, ''],
  ['codesperday', 7, ''],
  ['registersend', 7, ''],
  ['giftdays', 7, ''],
];

describe("the operator's file", () => {
  it('has no field that is not tried here', () => {
    const fields = Object.entries(operatorFile.shape).flatMap(([name, field]) => {
      const told = field.unwrap();
      return told instanceof z.ZodObject ? Object.keys(told.shape).map((inner) => `${name}.${inner}`) : [name];
    });
    expect(fields.toSorted()).toEqual(FIELDS.map(([field]) => field).toSorted());
  });

  it.each(FIELDS)('by %s changes what counts, and what clients are told of it', async (field, value, answered) => {
    const config = { ...world.deps.config, shop: 'sandbox' as const };
    const [name = '', inner] = field.split('.');
    const told = JSON.stringify({ [name]: inner === undefined ? value : { [inner]: value } });
    const business = applyOperatorText(config.business, told);
    expect(business).not.toEqual(config.business);
    const answer = async (changed: typeof config) => globalConf({ ...world.deps, config: changed }, world.guest, {});
    const before = new Map<string, unknown>(Object.entries(await answer(config)));
    const after = Object.entries(await answer({ ...config, business }));
    const differing = after.filter(([flag, now]) => JSON.stringify(now) !== JSON.stringify(before.get(flag)));
    expect(differing.flatMap(([flag]) => (flag === 'versions' ? [] : [flag])).join(' ')).toBe(answered);
  });
});
