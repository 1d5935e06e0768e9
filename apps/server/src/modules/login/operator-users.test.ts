import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone, openWorld, type World } from '../../../test/module-world.ts';
import { userOrders } from './operator-users.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());

const find = (phone: string) =>
  userOrders[0]?.run(world.deps, {
    ...{ uid: '', id: '', amount: '', unit: '', days: '' },
    phone,
    by: 'olga',
    why: 'asked',
  });

test('a user is found by their phone, which is not shown whole', async () => {
  const phone = newPhone();
  const { uid } = await world.signIn(phone);
  const lines = await find(`+86 ${phone}`);
  expect(lines).toEqual([expect.stringContaining(uid)]);
  expect(lines?.join()).not.toContain(phone);
  await expect(find(`+86${newPhone()}`)).rejects.toThrow('Nobody has');
  await expect(find(phone)).rejects.toThrow('with its country');
});
