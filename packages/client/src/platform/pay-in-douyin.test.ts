import { afterEach, expect, test, vi } from 'vitest';
import { askDouyin } from './pay-in-douyin.mini';

const asked = { order: '', data: '{}', byteAuthorization: 'signed' };
afterEach(() => vi.unstubAllGlobals());

/** The host, which notes what it is asked, and ends its cashier in one way. */
function stubHost(end: 'paid' | 'closed' | 'broken', isKnown = true) {
  const notes: unknown[] = [];
  vi.stubGlobal('tt', {
    requestOrder({ data, byteAuthorization, success, fail }: Record<string, never> & Ends) {
      notes.push({ data, byteAuthorization });
      if (isKnown) success({ orderId: 'motb1' });
      else fail({ errNo: 11004 });
    },
    getOrderPayment({ orderId, success, fail }: { orderId: string } & Ends) {
      notes.push(orderId);
      if (end === 'paid') success({});
      else fail({ errNo: end === 'closed' ? 9 : 1 });
    },
  });
  return notes;
}
interface Ends {
  success(result: object): void;
  fail(failure: object): void;
}

test('Douyin is told of an order as it was signed, and its cashier opened by the number that it gives', async () => {
  const notes = stubHost('paid');
  expect(await askDouyin(asked)).toBe('paid');
  expect(notes).toEqual([{ data: '{}', byteAuthorization: 'signed' }, 'motb1']);
});

test('an order that Douyin knows is opened by its number alone', async () => {
  const notes = stubHost('closed');
  expect(await askDouyin({ order: 'motb7', data: '', byteAuthorization: '' })).toBe('cancelled');
  expect(notes).toEqual(['motb7']);
});

test('what fails is told from a host that cannot', async () => {
  stubHost('broken');
  expect(await askDouyin(asked)).toBe('failed');
  stubHost('paid', false);
  expect(await askDouyin(asked)).toBe('failed');
  vi.stubGlobal('tt', {});
  expect(await askDouyin(asked)).toBe('absent');
  vi.unstubAllGlobals();
  expect(await askDouyin(asked)).toBe('absent');
});
