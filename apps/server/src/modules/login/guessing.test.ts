import { ERROR, MESSAGE_TEMPLATES } from '@kinora/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually, expectError, newPhone, openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { DAY_MS } from './login.policy.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.dispose());

const area = '+86';

/** Wrong codes for a number, from as many addresses. */
async function guess(phone: string, times: number): Promise<void> {
  await world.call('LOGINGETSMSCODE', { ...world.guest, address: '203.0.113.1' }, { phone, area });
  const code = String((Number(world.sentCodes.at(-1)?.code) + 1) % 1_000_000).padStart(6, '0');
  const agreed = world.deps.config.business.serviceVersion;
  for (let host = 1; host <= times; host++) {
    const stranger = { ...world.guest, address: `203.0.113.${host}` };
    await expectError(world.call('LOGINPHONECODE', stranger, { phone, area, code, agreed }), ERROR.codeWrong);
  }
}

async function warningsOf(user: User) {
  const { messages } = await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
  return messages.filter(({ template }) => template === MESSAGE_TEMPLATES.codesGuessed.number);
}

it('codes that were guessed wrongly are told to the owner of the number once a day, with the time and nothing of who', async () => {
  const phone = newPhone();
  const user = await world.signIn(phone);
  // The beginning of a day.
  world.clock.advance(2 * DAY_MS - (world.deps.now() % DAY_MS));
  await guess(phone, 4);
  world.clock.advance(60_000);
  const before = world.deps.now();
  await guess(phone, 4);
  await eventually(async () => (await warningsOf(user)).length === 1);
  const [warning] = await warningsOf(user);
  expect(warning).toMatchObject({ extra: '', args: [expect.stringMatching(/^\d+$/)] });
  expect(Number(warning?.args[0])).toBeGreaterThanOrEqual(before);
  world.clock.advance(DAY_MS);
  await guess(phone, 5);
  await eventually(async () => (await warningsOf(user)).length > 1);
  expect(await warningsOf(user)).toHaveLength(2);
});
