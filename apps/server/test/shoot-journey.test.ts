import { ERROR } from '@kinora/contract';
import { afterEach, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { eventually, newSn } from './module-world.ts';
import { signInOverHttp } from './sign-in.ts';
import { createTestClient } from './test-client.ts';
import { addFace, prepareWholeServer, progressOf, type WholeServer } from './whole-server.ts';

const SHEETS = 20;
// On a shared database a dead process is found by its silence.
const RECOVERY_MS = 180_000;

let server: WholeServer;
beforeEach(async () => {
  // What the server logged tells why.
  onTestFailed(() => console.error(server.output()));
  server = await prepareWholeServer();
});
afterEach(() => server.end());

const start = (environment: Record<string, string> = {}) =>
  server.start({ KINORA_STUDIO_THREADS: '2', KINORA_TEST_SHEET_MS: '40', ...environment });

describe('a shoot on the whole server', () => {
  it('goes from the phone number to the message, and its pictures are served', async () => {
    const reached = await start();
    const user = await signInOverHttp(reached);
    const face = await addFace(user);
    const push = await user.push(0);
    const { id } = await user.call('SHOOT', { theme: 'city-evening', faces: [face], sn: newSn() });
    await eventually(async () => (await progressOf(user, id)).state === 'finished');
    const { photos } = await progressOf(user, id);
    expect(photos).toHaveLength(SHEETS);
    for (const { url, cover } of photos.slice(0, 3)) {
      for (const picture of [url, cover]) {
        const answer = await fetch(new URL(picture, reached.address));
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      }
    }
    await eventually(async () => push.events.some(({ kind }) => kind === 'message'));
    expect(push.events.filter(({ kind, id: subject }) => kind === 'shoot' && subject === id).length).toBe(SHEETS + 1);
    push.close();
    await user.call('LOGOUT', {});
    await expect(user.call('QUERYICONS', {})).rejects.toMatchObject({ errid: ERROR.loginLost });
  });

  it('loses nothing and makes nothing twice when the server is killed in the middle, and once more', async () => {
    const reached = await start({ KINORA_TEST_SHEETS: '6' });
    const user = await signInOverHttp(reached);
    const face = await addFace(user);
    const { id } = await user.call('SHOOT', { theme: 'first-snow', faces: [face], sn: newSn() });
    await eventually(async () => (await progressOf(user, id)).photos.length >= 4);
    await server.kill();

    const between = createTestClient((await start({ KINORA_TEST_SHEETS: '8' })).address, user.login);
    await eventually(async () => (await progressOf(between, id)).photos.length >= 10, RECOVERY_MS);
    const before = (await progressOf(between, id)).photos;
    await server.kill();
    expect(before.length).toBeLessThan(SHEETS);

    const again = createTestClient((await start()).address, user.login);
    await eventually(async () => (await progressOf(again, id)).state === 'finished', RECOVERY_MS);
    const { photos, dropped } = await progressOf(again, id);
    expect(dropped).toBe(0);
    expect(photos.map(({ sheet }) => sheet).sort((a, b) => a - b)).toEqual([...Array(SHEETS).keys()]);
    const ids = new Set(photos.map((photo) => photo.id));
    expect(before.every((photo) => ids.has(photo.id))).toBe(true);
    const { messages } = await again.call('QUERYMESSAGE', { lastupdate: 0, type: -1, page: 0 });
    expect(messages).toMatchObject([{ template: 350, args: ['first-snow', '20'], extra: id }]);
    await again.call('SHOOT', { theme: 'first-snow', faces: [face], sn: newSn() });
  });

  it('prepares a face in spite of a kill, and the shoot that waits for it follows', async () => {
    const reached = await start({ KINORA_TEST_PLATE_MS: '60000' });
    const user = await signInOverHttp(reached);
    const face = await addFace(user);
    const sn = newSn();
    const shoots = await Promise.all([1, 2, 3].map(() => user.call('SHOOT', { theme: 'sakura', faces: [face], sn })));
    const [{ id } = { id: '' }] = shoots;
    expect(shoots.map((shoot) => [shoot.id, shoot.state])).toEqual(Array(3).fill([id, 'queued']));
    await server.kill();

    const again = createTestClient((await start()).address, user.login);
    await eventually(async () => (await progressOf(again, id)).state === 'finished', RECOVERY_MS);
    expect((await again.call('QUERYICONS', {})).icons).toMatchObject([{ id: face, state: 'ready' }]);
    expect((await progressOf(again, id)).photos).toHaveLength(SHEETS);
    const { messages } = await again.call('QUERYMESSAGE', { lastupdate: 0, type: 1, page: 0 });
    expect(messages).toMatchObject([{ template: 350, extra: id }]);
  });
});
