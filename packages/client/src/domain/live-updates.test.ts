// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SocketHandlers } from '../platform/socket-port';
import { beginSession } from '../session/session';
import { startLiveUpdates } from './live-updates';
import { refreshInbox } from './messages/inbox';

interface TestSocket {
  readonly handlers: SocketHandlers;
  readonly sent: string[];
  isOpen: boolean;
}
const { sockets, call } = vi.hoisted(() => ({
  sockets: [] as TestSocket[],
  call: vi.fn(async (_name: string) => ({ messages: [], unread: 0, total: 0 })),
}));

vi.mock('../api/call', () => ({ call }));
vi.mock('../api/bootstrap', () => ({ getBootstrap: async () => ({ push: 'wss://studio/push' }) }));
vi.mock('../api/gateway', () => ({
  recoverFrame: () => true,
  sealFrame: async (_command: string, { since }: { since: number }) => ({
    data: `since ${since}`,
    openAnswer: (text: string): unknown => JSON.parse(text),
  }),
}));
vi.mock('../platform/socket', () => ({
  openSocket: (_url: string, handlers: SocketHandlers) => {
    const socket: TestSocket = { handlers, sent: [], isOpen: true };
    sockets.push(socket);
    return {
      send: (text: string) => socket.sent.push(text),
      close: () => {
        socket.isOpen = false;
      },
    };
  },
}));

const TEN_MINUTES_MS = 600_000;
const BEAT_MS = 30_000;
const polls = () => call.mock.calls.filter(([name]) => name === 'QUERYMESSAGE').length;
const last = () => sockets.at(-1);

function turn(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

let end: () => void;
beforeEach(async () => {
  vi.useFakeTimers();
  turn('visible');
  sockets.length = 0;
  beginSession({ userid: 'u', tmppsw: 'p', nick: '', headimg: '', liao: false });
  end = startLiveUpdates();
  await vi.advanceTimersByTimeAsync(0);
  call.mockClear();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('a hidden page hangs up and asks nothing, however long', async () => {
  last()?.handlers.onOpen();
  turn('hidden');
  expect(last()?.isOpen).toBe(false);
  call.mockClear();
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS);
  expect(sockets).toHaveLength(1);
  expect(polls()).toBe(0);
});

test('what was missed while the messages are on their way is asked for after them', async () => {
  const answer = Promise.withResolvers<{ messages: []; unread: number; total: number }>();
  call.mockReturnValueOnce(answer.promise);
  void refreshInbox();
  turn('hidden');
  turn('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(polls()).toBe(1);
  answer.resolve({ messages: [], unread: 0, total: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(polls()).toBe(2);
});

test('a page that is shown again asks for what it missed', async () => {
  last()?.handlers.onOpen();
  last()?.handlers.onText(JSON.stringify({ seq: 7, kind: 'shoot', id: 's' }));
  turn('hidden');
  call.mockClear();
  turn('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets).toHaveLength(2);
  last()?.handlers.onOpen();
  expect(last()?.sent).toEqual(['since 7']);
  expect(polls()).toBeGreaterThan(0);
});

test('without a socket the heartbeat asks while the page is visible, and rests while it is hidden', async () => {
  const beat = async () => {
    call.mockClear();
    await vi.advanceTimersByTimeAsync(BEAT_MS);
    return polls();
  };
  expect(await beat()).toBe(1);
  turn('hidden');
  expect(await beat()).toBe(0);
  turn('visible');
  expect(await beat()).toBeGreaterThan(0);
});

test('a page that is hidden while it connects does not connect', async () => {
  last()?.handlers.onEnd();
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  const before = sockets.length;
  turn('hidden');
  turn('visible');
  turn('hidden');
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS);
  expect(sockets).toHaveLength(before);
});

test('the network comes back behind a hidden page: nothing is asked before it is seen', async () => {
  turn('hidden');
  call.mockClear();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS);
  expect(sockets).toHaveLength(1);
  expect(polls()).toBe(0);
});
