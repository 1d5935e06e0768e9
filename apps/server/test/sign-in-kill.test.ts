import { afterEach, beforeEach, expect, it } from 'vitest';
import { newPhone } from './module-world.ts';
import { newSecret } from './provider-world.ts';
import { newestCode, type ReachedServer } from './sign-in.ts';
import { createTestClient } from './test-client.ts';
import { prepareWholeServer, type WholeServer } from './whole-server.ts';

let server: WholeServer;
let begunAtMs: number;
beforeEach(async () => {
  begunAtMs = Date.now();
  server = await prepareWholeServer();
});
afterEach(() => server.end());

/** A server that is killed as soon as it has come so far. Each starts at the hour of the first: a code lives for all of them. */
const startUntil = (step: string): Promise<ReachedServer> => {
  const clock = { KINORA_TEST_AHEAD_MS: String(begunAtMs - Date.now()) };
  return server.start({ KINORA_TEST_STEPS: step, ...clock }, 'hang-in-command.ts');
};

async function killAfter(step: string, call: Promise<unknown>): Promise<void> {
  const cutShort = call.catch((error: unknown) => error);
  expect(await server.told()).toBe(step);
  await server.kill();
  expect(await cutShort).toBeInstanceOf(Error);
}

it('a kill -9 at any step of a sign-in leaves it whole or not at all, and the same code again makes one account and one login', async () => {
  const number = { phone: newPhone(), area: '+86' };
  // Not even the code was on record: it may be asked for again at once.
  let reached = await startUntil('LOGINGETSMSCODE:sms_codes');
  await killAfter('LOGINGETSMSCODE:sms_codes', createTestClient(reached.address).call('LOGINGETSMSCODE', number));

  // It has gone out: whoever has it signs in, whether the answer came or not.
  reached = await startUntil('LOGINGETSMSCODE:answer');
  const { protocols } = await createTestClient(reached.address).call('GLOBALCONF', {});
  const asking = createTestClient(reached.address).call('LOGINGETSMSCODE', number);
  asking.catch(() => undefined);
  expect(await server.told()).toBe('LOGINGETSMSCODE:answer');
  const code = await newestCode(reached.inbox);
  await server.kill();

  const entry = { ...number, code, secret: newSecret(), agreed: protocols.service };
  const enter = () => createTestClient(reached.address).call('LOGINPHONECODE', entry);
  // The try was counted; the code was used; the account was made; the login was made; all was committed.
  for (const step of ['code_tries', 'sms_codes', 'users', 'logins', 'answer']) {
    reached = await startUntil(`LOGINPHONECODE:${step}`);
    await killAfter(`LOGINPHONECODE:${step}`, enter());
  }

  reached = await startUntil('');
  const first = await enter();
  expect(first.created).toBe(true);
  // An answer may be lost more than once: the password of the one before opens nothing.
  const again = await enter();
  expect(again.userid).toBe(first.userid);
  const user = createTestClient(reached.address, again);
  const { devices } = await user.call('QUERYUSERINFO', { devices: true });
  expect(devices).toHaveLength(1);
  await expect(createTestClient(reached.address, first).call('QUERYUSERINFO', {})).rejects.toMatchObject({
    errid: 14_200,
  });
  const elsewhere = createTestClient(reached.address).call('LOGINPHONECODE', { ...entry, secret: newSecret() });
  await expect(elsewhere).rejects.toMatchObject({ errid: 14_003 });
});
