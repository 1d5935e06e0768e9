import { DELETE_UNDO_S, ERROR } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { expectError } from '../../../test/module-world.ts';
import {
  agreeSquare,
  faceId,
  ids,
  mark,
  owner,
  publish,
  standing,
  submit,
  useSquare,
  world,
} from '../../../test/square-world.ts';

useSquare();

const markFace = (mark: 'delete' | 'restore') =>
  world.call('DISLIKEPHOTO', owner, { of: 'faces', ids: [faceId], mark });

describe('a published photo leaves', () => {
  it.each([
    ['delete', 'restore'],
    ['unkeep', 'keep'],
  ] as const)('with %s, and is there again when that is undone', async (name, undo) => {
    const [one = ''] = ids;
    await publish(one);
    expect((await mark([one], name)).imgs[0]?.square).toBe(0);
    expect(await standing()).toEqual([]);
    world.clock.advance((DELETE_UNDO_S - 30) * 1000);
    expect((await mark([one], undo)).imgs[0]?.square).toBe(1);
    expect(await standing()).toEqual([one]);
  });

  it('with its face, and who brings that back is told what stands there again', async () => {
    const [one = ''] = ids;
    await publish(one);
    expect((await markFace('delete')).imgs).toEqual([]);
    expect(await standing()).toEqual([]);
    expect((await markFace('restore')).imgs).toMatchObject([{ id: one, square: 1 }]);
  });

  it('for good when it is kept again after the undo time', async () => {
    const [one = ''] = ids;
    await publish(one);
    await mark([one], 'unkeep');
    await expectError(submit(one, true), ERROR.photoNotShareable);
    world.clock.advance(DELETE_UNDO_S * 1000);
    await mark([one], 'keep');
    expect(await standing()).toEqual([]);
  });

  it('for good when its face is deleted before the deletion is undone', async () => {
    const [one = ''] = ids;
    await publish(one);
    await mark([one], 'delete');
    await markFace('delete');
    await mark([one], 'restore');
    expect(await standing()).toEqual([]);
  });

  it('when it is taken out of the album and disliked', async () => {
    const [one = ''] = ids;
    await publish(one);
    await mark([one], 'unkeep');
    await mark([one], 'dislike');
    await expectError(submit(one, true), ERROR.photoNotShareable);
    expect(await standing()).toEqual([]);
  });

  it('when its face is deleted, and is there again with it, unless it was withdrawn meanwhile', async () => {
    const [one = '', other = ''] = ids;
    await publish(one, other);
    await markFace('delete');
    expect(await standing()).toEqual([]);
    await submit(other, false);
    await markFace('restore');
    expect(await standing()).toEqual([one]);
  });

  it('for good with its face when consent was withdrawn before that came back', async () => {
    await publish(...ids.slice(0, 2));
    await markFace('delete');
    await agreeSquare(false);
    await agreeSquare();
    await markFace('restore');
    expect(await standing()).toEqual([]);
  });

  it('when the consent to the use of the face is withdrawn', async () => {
    const [one = ''] = ids;
    await publish(one);
    const { faceVersion: version } = world.deps.config.business;
    await world.call('AGREEPROTOCOL', owner, { kind: 'face', version, agree: false });
    expect(await standing()).toEqual([]);
    await expectError(submit(one, true), ERROR.photoNotShareable);
  });
});

it('a withdrawn consent takes everything out of the square, and nothing is published without it', async () => {
  const [first = '', second = ''] = ids;
  await publish(first, second);
  await agreeSquare(false);
  expect(await standing()).toEqual([]);
  await expectError(submit(first, true), ERROR.consentMissing);
  await agreeSquare();
  expect(await standing()).toEqual([]);
  await submit(first, true);
  expect(await standing()).toEqual([first]);
});
