import { ERROR } from '@kinora/contract';
import { describe, expect, it, vi } from 'vitest';
import { expectError } from '../../../test/module-world.ts';
import { begin, done, isVerified, TRIES, usePersonChecks, user, world } from '../../../test/person-checks.ts';
import { sendFrames } from '../../../test/send-frames.ts';
import { FRAMES_MS, JUDGING_MS } from './real-person.policy.ts';

usePersonChecks();

describe('a check by the studio', () => {
  it.each([1001, 1003, 2002, 2003] as const)('ends as the client says where no frames came: %i', async (code) => {
    const check = await begin();
    expect(await done(check, code)).toEqual({ code });
    await expectError(sendFrames(world, user, check), ERROR.notFound);
  });

  it('is not passed by saying so', async () => {
    expect(await done(await begin(), 1000)).toEqual({ code: 2006, fault: 'unclear' });
    expect(await isVerified()).toBe(false);
  });

  it('ends with a system error where the studio fails, or its process dies', async () => {
    const check = await begin();
    world.studio.failures.push(new Error('the studio fell'));
    await expect(sendFrames(world, user, check)).rejects.toThrow('fell');
    expect(await done(check)).toEqual({ code: 1001 });

    const second = await begin();
    await world.deps.db
      .updateTable('real_person_checks')
      .set({ state: 'judging' })
      .where('id', '=', second.id)
      .execute();
    expect(await done(second)).toEqual({ code: 2002 });
    world.clock.advance(FRAMES_MS + JUDGING_MS + 1);
    expect(await done(second)).toEqual({ code: 1001 });
  });

  it.each([
    [undefined, 1000, 'real-person-passed'],
    ['still', 2006, 'real-person-refused'],
  ] as const)(
    'is one security event, and one try, however often its end is asked for: %s',
    async (fault, code, event) => {
      const count = vi.spyOn(world.deps.metrics, 'countSecurityEvent');
      world.studio.fault = fault;
      const check = await begin();
      await sendFrames(world, user, check);
      for (const _time of [1, 2]) expect(await done(check)).toMatchObject({ code });
      expect(count.mock.calls).toEqual([[event]]);
      for (let more = 1; more < TRIES; more++) await begin();
      await expectError(begin(), ERROR.realPersonTries);
    },
  );

  it('is one security event where the client ended it twice, and none where it was broken off', async () => {
    const count = vi.spyOn(world.deps.metrics, 'countSecurityEvent');
    const [check, left] = [await begin(), await begin()];
    await Promise.all([done(left, 1003), done(left, 1003)]);
    expect(count).not.toHaveBeenCalled();
    expect(await done(check, 1003)).toEqual({ code: 1003 });
    const unseen = await begin();
    await Promise.all([done(unseen), done(unseen)]);
    expect(count.mock.calls).toEqual([['real-person-refused']]);
  });
});
