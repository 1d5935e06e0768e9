import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { MESSAGE_TYPE, sendMessage } from './index.ts';

let world: World;
let user: User;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  user = await world.signIn();
});

const send = (key: string, type: 1 | 2 = MESSAGE_TYPE.shoot, actor = user) =>
  world.deps.db.transaction().execute((tx) =>
    sendMessage(tx, world.deps, {
      uid: actor.uid,
      key,
      type,
      template: 'shootFinished',
      args: { theme: 'city-evening', count: 20 },
      extra: key,
    }),
  );
const query = (input: { lastupdate?: number; type?: number; page?: number } = {}) =>
  world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0, ...input });
const keys = async (input = {}) => (await query(input)).messages.map(({ extra }) => extra);

describe('sendMessage', () => {
  it('sends once for one key, also at once, and tells the clients once', async () => {
    await Promise.all([send('same'), send('same'), send('same')]);
    const { messages, unread } = await query();
    expect(messages).toMatchObject([{ receiver: user.uid, read: 0, template: 350, args: ['city-evening', '20'] }]);
    expect(unread).toBe(1);
    const events = await world.deps.db.selectFrom('push_outbox').selectAll().where('uid', '=', user.uid).execute();
    expect(events).toMatchObject([{ kind: 'message', subject_id: messages[0]?.id }]);
  });

  it('does not send again what was deleted', async () => {
    await send('gone');
    const [message] = (await query()).messages;
    await world.call('DELMESSAGE', user, { ids: [message?.id ?? ''] });
    await send('gone');
    expect((await query()).messages).toEqual([]);
  });
});

describe('QUERYMESSAGE', () => {
  it('has pages of ten, the newest first', async () => {
    for (let count = 0; count < 12; count++) {
      await send(`m${count}`);
      world.clock.advance(1);
    }
    expect(await keys()).toEqual(['m11', 'm10', 'm9', 'm8', 'm7', 'm6', 'm5', 'm4', 'm3', 'm2']);
    expect(await keys({ page: 1 })).toEqual(['m1', 'm0']);
    expect(await query({ page: 1 })).toMatchObject({ page: 1, total: 12, unread: 12 });
  });

  it('has one type when asked for it', async () => {
    await send('shoot', MESSAGE_TYPE.shoot);
    await send('face', MESSAGE_TYPE.face);
    expect(await keys({ type: MESSAGE_TYPE.face })).toEqual(['face']);
  });

  it('has only what changed after a time', async () => {
    await send('old');
    const lastupdate = world.clock.now() + 5;
    world.clock.advance(10);
    await send('new');
    expect(await keys({ lastupdate })).toEqual(['new']);
    world.clock.advance(10);
    await world.call('SETMESSAGE', user, { ids: [] });
    expect((await keys({ lastupdate })).sort()).toEqual(['new', 'old']);
  });
});

describe('SETMESSAGE and DELMESSAGE', () => {
  it('mark some, then all, as read', async () => {
    for (const key of ['a', 'b', 'c']) await send(key);
    const [first] = (await query()).messages;
    expect(await world.call('SETMESSAGE', user, { ids: [first?.id ?? ''] })).toEqual({ unread: 2 });
    expect(await world.call('SETMESSAGE', user, { ids: [] })).toEqual({ unread: 0 });
  });

  it("leave others' messages alone", async () => {
    await send('mine');
    const [mine] = (await query()).messages;
    const other = await world.signIn();
    await world.call('SETMESSAGE', other, { ids: [mine?.id ?? ''] });
    await world.call('SETMESSAGE', other, { ids: [] });
    await world.call('DELMESSAGE', other, { ids: [mine?.id ?? ''] });
    expect((await query()).messages).toMatchObject([{ id: mine?.id, read: 0 }]);
  });

  it('delete, and count what is unread anew', async () => {
    for (const key of ['a', 'b']) await send(key);
    const [first] = (await query()).messages;
    expect(await world.call('DELMESSAGE', user, { ids: [first?.id ?? ''] })).toEqual({ unread: 1 });
    expect((await query()).total).toBe(1);
  });
});
