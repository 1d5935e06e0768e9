import { ERROR } from '@kinora/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, openWorld, type World } from '../../../test/module-world.ts';
import { CODES_BY_VENDOR } from '../../../test/test-deps.ts';
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
