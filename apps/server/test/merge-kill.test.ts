import { CODE_TYPE, USER_INFO } from '@kinora/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually, newPhone } from './module-world.ts';
import { newSecret } from './provider-world.ts';
import { newestCode, signInOverHttp } from './sign-in.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { addFace, prepareWholeServer, type WholeServer } from './whole-server.ts';

const RECOVERY_MS = 180_000;
let server: WholeServer;
beforeEach(async () => {
  server = await prepareWholeServer();
});
afterEach(() => server.end());

const facesOf = async (user: TestClient) =>
  (await user.call('QUERYICONS', {})).icons.map(({ id, state }) => ({ id, state }));

it('a merger that a kill -9 cuts short has not happened, and happens whole when it is confirmed again', {
  timeout: RECOVERY_MS * 2,
}, async () => {
  let reached = await server.start();
  const devid = newSecret();
  const { protocols } = await createTestClient(reached.address).call('GLOBALCONF', {});
  const login = await createTestClient(reached.address).call('LOGINDEV', { devid, agreed: protocols.service });
  let user = createTestClient(reached.address, login);
  await user.call('AGREEPROTOCOL', { kind: 'face', version: protocols.face, agree: true });

  const phone = newPhone();
  let other = await signInOverHttp(reached, phone);
  const face = await addFace(other);
  await eventually(async () => (await facesOf(other))[0]?.state === 'ready');
  await server.kill();
  reached = await server.start({}, 'hang-in-merge.ts');
  user = createTestClient(reached.address, login);
  other = createTestClient(reached.address, other.login);
  const secret = newSecret();
  const number = { type: CODE_TYPE.changePhone, phone, area: '+86' } as const;
  await user.call('GETSMSCODE', number);
  const { sn } = await user.call('CODEAUTH', { ...number, code: await newestCode(reached.inbox), secret });
  const { merge } = await user.call('MODUSERINFO', { id: USER_INFO.phone, data: sn, secret, merge: 'ask' });
  expect(merge?.brings.faces).toBe(1);
  const confirmation = { id: USER_INFO.phone, data: merge?.proof ?? '', secret, merge: 'confirm' } as const;
  const cutShort = user.call('MODUSERINFO', confirmation).catch((error: unknown) => error);
  expect(await server.told()).toBe('merging');
  await server.kill();
  expect(await cutShort).toBeInstanceOf(Error);

  reached = await server.start();
  [user, other] = [createTestClient(reached.address, login), createTestClient(reached.address, other.login)];
  expect([await facesOf(user), await facesOf(other)]).toEqual([[], [{ id: face, state: 'ready' }]]);
  await user.call('MODUSERINFO', confirmation);
  // Acknowledged, it outlives the process; whose answer was lost asks again.
  await server.kill();
  reached = await server.start();
  [user, other] = [createTestClient(reached.address, login), createTestClient(reached.address, other.login)];
  expect(await facesOf(user)).toEqual([{ id: face, state: 'ready' }]);
  await user.call('MODUSERINFO', confirmation);
  await expect(facesOf(other)).rejects.toMatchObject({ errid: 14_205 });
  expect((await user.call('QUERYUSERINFO', {})).phone).toContain(phone.slice(-4));
});
