import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CODE_TYPE } from '@kinora/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from './module-world.ts';
import { newSecret } from './provider-world.ts';
import { newestCode, signInOverHttp } from './sign-in.ts';
import { createTestClient } from './test-client.ts';
import { addFace, prepareWholeServer, type WholeServer } from './whole-server.ts';

const type = CODE_TYPE.closeAccount;
const RECOVERY_MS = 60_000;
let server: WholeServer;
beforeEach(async () => {
  server = await prepareWholeServer();
});
afterEach(() => server.end());

const start = (roles: string) => server.start({ KINORA_CLOSING_DAYS: '0', KINORA_ROLES: roles });
const files = async () =>
  (await readdir(path.join(server.folder, 'objects'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );

it('what follows the end of an account is done after a kill -9 between the two', {
  timeout: RECOVERY_MS * 2,
}, async () => {
  const first = await signInOverHttp(await start('api,worker'));
  await addFace(first);
  await server.kill();
  // Whoever does the work is away when the account ends.
  const { address, inbox } = await start('api');
  const user = createTestClient(address, first.login);
  await user.call('GETSMSCODE', { type });
  const secret = newSecret();
  const { sn } = await user.call('CODEAUTH', { type, code: await newestCode(inbox), secret });
  expect(await user.call('LOGOFF', { of: 'account', sn, secret })).toMatchObject({ closed: true });
  await server.kill();
  expect(await files()).not.toEqual([]);

  await start('api,worker');
  await eventually(async () => (await files().catch(() => ['being erased'])).length === 0, RECOVERY_MS);
});
