import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Child, startChild } from './children/child.ts';
import { createMigratedDatabase } from './migrated-database.ts';
import { eventually, newPhone, newSn } from './module-world.ts';
import { newestCode, type ReachedServer } from './sign-in.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { makeTestFolder } from './test-folder.ts';

let folder: string;
let running: Child | undefined;
let drop: (() => Promise<void>) | undefined;
beforeEach(async () => {
  folder = await makeTestFolder();
});
afterEach(async () => {
  running?.process.kill('SIGKILL');
  await running?.ended;
  await drop?.();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<{ reached: ReachedServer; child: Child }> {
  const fresh = await createMigratedDatabase();
  drop = fresh?.drop;
  const child = startChild(new URL('./children/whole-server.ts', import.meta.url), [], {
    ...{ NODE_ENV: 'test', KINORA_DATA: folder, KINORA_PORT: '0', KINORA_LOG_LEVEL: 'trace' },
    ...(fresh && { KINORA_DATABASE_URL: fresh.url }),
  });
  running = child;
  return { reached: (await child.next()) as ReachedServer, child };
}

/** Everything that a person leaves with the product, and the secrets of it. */
async function useEverything({ address, inbox }: ReachedServer): Promise<Record<string, string>> {
  const guest = createTestClient(address);
  const { protocols } = await guest.call('GLOBALCONF', {});
  const phone = newPhone();
  await guest.call('LOGINGETSMSCODE', { phone, area: '+86' });
  const code = await newestCode(inbox);
  const wrong = guest.call('LOGINPHONECODE', { phone, area: '+86', code: '000000', agreed: protocols.service });
  await wrong.catch(() => undefined);
  const login = await guest.call('LOGINPHONECODE', { phone, area: '+86', code, agreed: protocols.service });
  const user = createTestClient(address, login);
  await user.call('AGREEPROTOCOL', { kind: 'face', version: protocols.face, agree: true });
  const photo = await shootOnce(user);
  const jpeg = Buffer.from(await (await fetch(new URL(photo, address))).arrayBuffer());
  await user.call('SHOOT', { theme: 'nowhere', faces: ['x'], sn: newSn() }).catch(() => undefined);
  return { phone, e164: `+86${phone}`, password: login.tmppsw, jpeg: jpeg.subarray(-64).toString('latin1') };
}

async function shootOnce(user: TestClient): Promise<string> {
  const { binaryurl = '' } = await user.upload('UPLOADCHECK', randomBytes(32), { name: 'me.jpg' });
  const face = await user.call('UPLOADFACE', { binaryurl });
  const { id } = await user.call('SHOOT', { theme: 'sakura', faces: [face.id], sn: newSn() });
  const progress = async () => (await user.call('QUEUERESULT', { id })).shoots[0];
  await eventually(async () => (await progress())?.state === 'finished');
  return (await progress())?.photos[0]?.url ?? '';
}

async function readAll(root: string): Promise<{ name: string; bytes: Buffer }[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (name) => ({ name, bytes: await readFile(name) })));
}

test('neither the log at its finest nor the disk tells a phone, a password, a picture or a plate', async () => {
  const { reached, child } = await start();
  const secrets = await useEverything(reached);
  child.process.kill('SIGKILL');
  await child.ended;

  const text = child.output();
  expect(text).not.toBe('');
  const files = await readAll(folder);
  const objects = files.filter(({ name }) => name.includes(`${path.sep}objects${path.sep}`));
  // Photo, icon and plate of the face; photo and cover of each sheet.
  expect(objects.length).toBeGreaterThanOrEqual(3 + 2 * 20);
  const marks = { ...secrets, plate: 'plate:', jpegHead: 'JFIF', passwordHash: sha256(secrets.password ?? '') };
  for (const [what, mark] of Object.entries(marks)) {
    const told = what === 'jpegHead' || what === 'plate' ? objects : files;
    const traitors = told.filter(({ bytes }) => bytes.includes(Buffer.from(mark, 'latin1')));
    expect([what, traitors.map(({ name }) => name), text.includes(mark)]).toEqual([what, [], false]);
  }
});

const sha256 = (plain: string): string => createHash('sha256').update(plain).digest('hex');
