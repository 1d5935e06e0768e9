import { afterEach, expect, test, vi } from 'vitest';
import { buyInStore, finishInStore } from './store-host.web';

const order = { shop: 'apple' as const, product: 'kinora_usd499', token: 'token' };
afterEach(() => vi.unstubAllGlobals());

const stubApp = (postMessage: () => Promise<object>) =>
  vi.stubGlobal('webkit', { messageHandlers: { kinoraStore: { postMessage } } });

test('the app around the page is asked with the order as it came, and gives what the store signed', async () => {
  const postMessage = vi.fn(async () => ({ receipt: 'signed' }));
  stubApp(postMessage);
  expect(await buyInStore(order)).toEqual({ outcome: 'paid', receipt: 'signed' });
  expect(postMessage).toHaveBeenCalledWith(order);
});

test('who gives up is told from what fails, and from a page without such an app', async () => {
  stubApp(async () => ({ cancelled: true }));
  expect(await buyInStore(order)).toEqual({ outcome: 'cancelled' });
  stubApp(() => Promise.reject(new Error('no such product')));
  expect(await buyInStore(order)).toEqual({ outcome: 'failed' });
  vi.unstubAllGlobals();
  expect(await buyInStore(order)).toEqual({ outcome: 'absent' });
});

test('an app that listens for messages answers with one', async () => {
  const answerWith = (answer: object) => {
    const host = {
      asked: [] as string[],
      onmessage: undefined as ((event: { data: string }) => void) | undefined,
      postMessage(text: string) {
        host.asked.push(text);
        host.onmessage?.({ data: JSON.stringify(answer) });
      },
    };
    vi.stubGlobal('kinoraStore', host);
    return host;
  };
  const host = answerWith({ receipt: 'token' });
  expect(await buyInStore(order)).toEqual({ outcome: 'paid', receipt: 'token' });
  expect(host.asked).toEqual([JSON.stringify(order)]);
  answerWith({ cancelled: true });
  expect(await buyInStore(order)).toEqual({ outcome: 'cancelled' });
  answerWith({ failed: true });
  expect(await buyInStore(order)).toEqual({ outcome: 'failed' });
});

test('Facebook alone is told that the server has what was bought', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('kinoraStore', { postMessage, onmessage: null });
  finishInStore(order, 'signed');
  finishInStore({ ...order, shop: 'facebook' }, 'signed');
  expect(postMessage.mock.calls).toEqual([[JSON.stringify({ shop: 'facebook', finished: 'signed' })]]);
});
