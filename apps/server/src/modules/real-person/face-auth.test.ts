import { ERROR, REAL_PERSON_ACTIONS } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { expectError, openWorld } from '../../../test/module-world.ts';
import { begin, done, TRIES, usePersonChecks, user, world } from '../../../test/person-checks.ts';
import { sendFrames } from '../../../test/send-frames.ts';
import { readBusiness } from '../../config/business.ts';
import { chooseActions } from './choose-actions.ts';
import { DAY_MS } from './real-person.policy.ts';

usePersonChecks();

describe('a check by the studio', () => {
  it('asks for four actions, both turns among them, in orders that differ', () => {
    const orders = Array.from({ length: 300 }, chooseActions);
    for (const order of orders) {
      expect(new Set(order).size).toBe(4);
      expect(order).toEqual(expect.arrayContaining(['left', 'right']));
    }
    expect(new Set(orders.flat()).size).toBe(REAL_PERSON_ACTIONS.length);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(30);
  });

  it('needs a face of their own that is ready, and the consent', async () => {
    const stranger = await world.signIn();
    const ask = () => world.call('FACEAUTH', stranger, {});
    await expectError(ask(), ERROR.consentMissing);
    const version = world.deps.config.business.faceVersion;
    await world.call('AGREEPROTOCOL', stranger, { kind: 'face', version, agree: true });
    await world.call('UPLOADFACE', stranger, { sample: true });
    await expectError(ask(), ERROR.realPersonFace);
  });

  it('tells who is too young that, before anything else that is missing', async () => {
    const child = await world.signIn();
    const birth = new Date(world.deps.now()).getUTCFullYear() - 10;
    await world.call('EDITFAMILY', child, { mid: child.uid, info: { birth } });
    await expectError(world.call('FACEAUTH', child, {}), ERROR.guardianNeeded);
  });

  it('ends with the consent', async () => {
    const check = await begin();
    const version = world.deps.config.business.faceVersion;
    await world.call('AGREEPROTOCOL', user, { kind: 'face', version, agree: false });
    await expectError(sendFrames(world, user, check), ERROR.notFound);
    expect(await done(check)).toEqual({ code: 1003 });
  });

  it('can be begun so many times a day', async () => {
    for (let i = 0; i < TRIES; i++) await begin();
    await expectError(begin(), ERROR.realPersonTries);
    world.clock.advance(DAY_MS);
    await begin();
  });
});

it('is required in production and offered elsewhere, unless the operator says otherwise', () => {
  const policy = (isProduction: boolean, environment = {}) => readBusiness(environment, isProduction).realPerson;
  expect([policy(true), policy(false)]).toEqual(['required', 'offered']);
  const offered = policy(true, { KINORA_REAL_PERSON: 'offered' });
  expect([offered, policy(false, { KINORA_REAL_PERSON: 'required' })]).toEqual(['offered', 'required']);
  expect(() => policy(true, { KINORA_REAL_PERSON: 'maybe' })).toThrow('KINORA_REAL_PERSON');
});

it.each(['offered', 'off'])('where it is %s a shoot needs none', async (policy) => {
  const other = await openWorld({ environment: { KINORA_REAL_PERSON: policy } });
  try {
    const { user: somebody, faceId } = await other.signInWithFace();
    await other.shoot(somebody, [faceId]);
    const asked = other.call('FACEAUTH', somebody, {});
    if (policy === 'off') await expectError(asked, ERROR.realPersonOff);
    else expect((await asked).by).toBe('studio');
  } finally {
    await other.dispose();
  }
});
