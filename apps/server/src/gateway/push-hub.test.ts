import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import type { PushClient } from './push-client.ts';
import { CLOSE, openPushHub, type PushHub } from './push-hub.ts';

const onCount = vi.fn();
let hub: PushHub;
beforeEach(async () => {
  const database = { listen: async () => async () => undefined } as unknown as Database;
  hub = await openPushHub({ database, now: Date.now, log: pino({ level: 'silent' }), onCount });
});
afterEach(() => hub.close());

/** A socket whose other side never answers that it is closed. */
function stubborn(uid: string) {
  const close = vi.fn();
  const client = { uid, deliver: async () => undefined, socket: { close } } as unknown as PushClient;
  hub.add(client);
  return { client, close };
}

test('of one user there are eight sockets and no more, also while those that gave way do not close', () => {
  const other = stubborn('u2');
  const sockets = Array.from({ length: 30 }, () => stubborn('u1'));
  expect(onCount).toHaveBeenLastCalledWith(9);
  for (const { close } of sockets.slice(0, 22))
    expect(close).toHaveBeenCalledExactlyOnceWith(CLOSE.tooMany, expect.any(String));
  for (const { close } of [other, ...sockets.slice(22)]) expect(close).not.toHaveBeenCalled();
  hub.remove(sockets[0]?.client as PushClient);
  expect(onCount).toHaveBeenLastCalledWith(9);
});
