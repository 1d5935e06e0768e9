import { randomBytes } from 'node:crypto';
import { ERROR } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { listObjects, readTables } from '../../../test/everything-of-a-user.ts';
import { eventually, expectError } from '../../../test/module-world.ts';
import { begin, done, isVerified, usePersonChecks, user, world } from '../../../test/person-checks.ts';
import { newFrames, sendFrames } from '../../../test/send-frames.ts';
import { CHECK_MEMORY_MS, FRAMES_MS } from './real-person.policy.ts';
import { sweepChecks } from './sweep-checks.worker.ts';

usePersonChecks();

describe('a check by the studio', () => {
  it('is passed by who does what is asked, is held against their face, and is told the same again', async () => {
    const check = await begin();
    const frames = newFrames();
    await sendFrames(world, user, check, { frames });
    expect(await done(check)).toEqual({ code: 1000 });
    expect(await done(check, 2002)).toEqual({ code: 1000 });
    expect(await isVerified()).toBe(true);
    const order = world.studio.watched.at(-1);
    expect(order?.actions).toEqual(check.by === 'studio' && check.actions);
    expect(order?.frames.map(({ jpeg }) => [...jpeg])).toEqual(frames.map((frame) => [...frame]));
    expect(order?.frames.at(-1)?.atMs).toBe((frames.length - 1) * 200);
    expect(order?.plate.key).toContain(user.uid);
  });

  it.each(['unclear', 'several-faces', 'other-person', 'actions', 'still', 'cut'] as const)(
    'is not passed where the studio sees: %s',
    async (fault) => {
      world.studio.fault = fault;
      const check = await begin();
      await sendFrames(world, user, check);
      expect(await done(check)).toEqual({ code: 2006, fault });
      expect(await isVerified()).toBe(false);
    },
  );

  it('takes frames once, in its time, with its own word, and no clock that runs faster than ours', async () => {
    const other = await begin();
    const check = await begin();
    if (other.by !== 'studio') throw new Error('not by the studio');
    await expectError(sendFrames(world, user, check, { nonce: other.nonce }), ERROR.notFound);
    await expectError(sendFrames(world, user, other), ERROR.notFound);
    expect(await done(other)).toEqual({ code: 1003 });
    await sendFrames(world, user, check);
    await expectError(sendFrames(world, user, check), ERROR.notFound);

    const late = await begin();
    world.clock.advance(FRAMES_MS);
    await sendFrames(world, user, late);
    expect(await done(late)).toEqual({ code: 2006, fault: 'late' });

    const fast = await begin();
    await sendFrames(world, user, fast, { everyMs: 700 });
    expect(await done(fast)).toEqual({ code: 2003 });
  });

  it('knows frames that were seen before, of anybody', async () => {
    const frames = newFrames();
    await sendFrames(world, user, await begin(), { frames });
    const { user: thief } = await world.signInWithFace();
    const check = await world.call('FACEAUTH', thief, {});
    await sendFrames(world, thief, check, { frames: [...newFrames(20), ...frames.slice(20)] });
    expect(await world.call('FACEAUTHDONE', thief, { id: check.id, code: 1000 })).toEqual({
      code: 2006,
      fault: 'replayed',
    });
  });

  it('leaves nothing of its frames: no file, and digests for thirty days', async () => {
    const before = await listObjects(world);
    const mark = randomBytes(40);
    await sendFrames(world, user, await begin(), { frames: [...newFrames(), mark] });
    // Covers of the users before are being made meanwhile: what is only temporary goes by itself.
    await eventually(async () =>
      (await listObjects(world)).every((file) => before.includes(file) || file.includes('covers')),
    );
    const rows = (await readTables(world)).get('public.real_person_frames') ?? [];
    expect(rows.filter((row) => row.includes(user.uid))).toHaveLength(31);
    expect(rows.join()).not.toContain(mark.toString('hex'));
    world.clock.advance(CHECK_MEMORY_MS);
    await sweepChecks(world.deps);
    for (const table of ['public.real_person_frames', 'public.real_person_checks'])
      expect((await readTables(world)).get(table)).toEqual([]);
  });
});
