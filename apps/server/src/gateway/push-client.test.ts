import type { PushEvent } from '@kinora/contract';
import { expect, test } from 'vitest';
import { PushClient } from './push-client.ts';

test('a login that ends while its events are read is told none of them', async () => {
  const sent: string[] = [];
  let isEnded = false;
  const client = new PushClient({
    uid: 'u',
    since: 0,
    socket: {
      bufferedAmount: 0,
      send: (text) => sent.push(text),
      ping: () => undefined,
      close: () => undefined,
      terminate: () => undefined,
    },
    seal: ({ id }) => id,
    async read() {
      isEnded = true;
      return [{ seq: 1, kind: 'shoot', id: 'written after the end' } as PushEvent];
    },
    async checkLogin() {
      if (isEnded) throw new Error('the login has ended');
    },
  });
  await expect(client.deliver()).rejects.toThrow('the login has ended');
  expect(sent).toEqual([]);
});
