import { ERROR, MESSAGE_TEMPLATES } from '@kinora/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDeviceKey, type ProveDevice } from './device-key.ts';
import { newPhone } from './module-world.ts';
import { newSecret } from './provider-world.ts';
import { readFigures } from './read-figures.ts';
import { newestCode } from './sign-in.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const studioProgram = new URL('./children/fake-studio-program.ts', import.meta.url);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ studioProgram });
});
afterAll(() => server.dispose());

const on = (machine: ProveDevice | undefined, login?: TestClient['login']) =>
  createTestClient(server.address, login, machine);

async function signIn(machine?: ProveDevice) {
  const guest = on(machine);
  const number = { phone: newPhone(), area: '+86' };
  const { protocols } = await guest.call('GLOBALCONF', {});
  await guest.call('LOGINGETSMSCODE', number);
  const code = await newestCode(server.inbox);
  return guest.call('LOGINPHONECODE', { ...number, code, agreed: protocols.service });
}

async function counted(event = 'login-copied'): Promise<number> {
  const figures = await readFigures(server);
  return Number(new RegExp(`kinora_security_events_total\\{event="${event}"\\} (\\d+)`).exec(figures)?.[1] ?? 0);
}

async function toldOf(user: TestClient): Promise<number> {
  const { messages } = await user.call('QUERYMESSAGE', { lastupdate: 0, type: -1, page: 0 });
  return messages.filter(({ template }) => template === MESSAGE_TEMPLATES.loginCopied.number).length;
}

const refused = (client: TestClient) =>
  expect(client.call('QUERYUSERINFO', {})).rejects.toMatchObject({ errid: ERROR.loginReplaced });

it('a login that was copied from a machine with a key opens nothing elsewhere, which is counted and told to its owner once', async () => {
  const home = newDeviceKey();
  const login = await signIn(home);
  const before = await counted();
  await refused(on(newDeviceKey(), login));
  await refused(on(undefined, login));
  await expect((await on(newDeviceKey(), login).push(0)).closed).resolves.toBeGreaterThan(0);
  expect(await counted()).toBe(before + 3);
  const owner = on(home, login);
  expect((await owner.call('QUERYUSERINFO', {})).uid).toBe(login.userid);
  expect(await toldOf(owner)).toBe(1);
});

it('a login of before machines had keys becomes that of the first one that is used with it', async () => {
  const login = await signIn();
  const home = newDeviceKey();
  await on(undefined, login).call('QUERYUSERINFO', {});
  await on(home, login).call('QUERYUSERINFO', {});
  await refused(on(undefined, login));
  await refused(on(newDeviceKey(), login));
  await on(home, login).call('QUERYUSERINFO', {});
});

it('a proof of another session, key or kind proves nothing', async () => {
  const home = newDeviceKey();
  const login = await signIn(home);
  const stolen = home(new Uint8Array(116));
  const other = newDeviceKey();
  const before = await counted('tampered');
  const forgeries = [
    () => stolen,
    (ticket: Uint8Array) => ({ ...home(ticket), proof: other(ticket).proof }),
    (ticket: Uint8Array) => ({ ...home(ticket), proof: '' }),
    (ticket: Uint8Array) => ({ ...home(ticket), key: 'AAAA' }),
    (ticket: Uint8Array) => ({ ...home(ticket), key: Buffer.alloc(65, 4).toString('base64url') }),
  ];
  for (const forge of forgeries)
    await expect(on(forge, login).call('QUERYUSERINFO', {})).rejects.toMatchObject({ errid: ERROR.sealedDataRefused });
  expect(await counted('tampered')).toBe(before + forgeries.length);
});

it('the id by which a device signs in opens the account on that machine alone', async () => {
  const [home, thief] = [newDeviceKey(), newDeviceKey()];
  const devid = newSecret();
  const { protocols } = await on(home).call('GLOBALCONF', {});
  const by = (machine?: ProveDevice) => on(machine).call('LOGINDEV', { devid, agreed: protocols.service });
  // Made before the machine had a key.
  const { userid } = await by();
  const login = await by(home);
  expect(login.userid).toBe(userid);
  const before = await counted();
  for (const elsewhere of [thief, undefined])
    await expect(by(elsewhere)).rejects.toMatchObject({ errid: ERROR.deviceElsewhere });
  expect(await counted()).toBe(before + 2);
  expect((await by(home)).userid).toBe(userid);
  expect(await toldOf(on(home, login))).toBe(1);
});
