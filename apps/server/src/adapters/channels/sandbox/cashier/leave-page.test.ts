import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { LEAVE_PAGE } from './leave-page.ts';

/** The page with one button, which is pressed; what the cashier answers comes of `fetch`. */
async function leave(fetch: () => Promise<Response>) {
  const button = { value: 'pay', disabled: false };
  const said = { textContent: '', dataset: { noAnswer: 'try again' } };
  const replace = vi.fn();
  const submit: ((event: object) => Promise<void>)[] = [];
  const form = {
    elements: [button],
    addEventListener: (_: string, listen: (typeof submit)[number]) => submit.push(listen),
  };
  const document = { forms: [form], querySelector: () => said };
  runInNewContext(LEAVE_PAGE, { document, location: { replace }, fetch, URLSearchParams, Error });
  const left = submit[0]?.({ preventDefault: vi.fn(), submitter: button });
  const isPressedTwice = !button.disabled;
  await left;
  return { isPressedTwice, isOpen: !button.disabled, said: said.textContent, wentTo: replace.mock.calls.flat() };
}

test('the shop takes the place of the page, at the address that the cashier answers', async () => {
  const left = await leave(async () => new Response('https://shop.example/#/order'));
  expect(left).toMatchObject({ isPressedTwice: false, isOpen: false, wentTo: ['https://shop.example/#/order'] });
});

test.each<[string, () => Promise<Response>]>([
  ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses', async () => new Response('', { status: 404 })],
])('a cashier that %s is said to be silent, and its buttons can be pressed again', async (_how, fetch) => {
  const left = await leave(fetch);
  expect(left).toEqual({ isPressedTwice: false, isOpen: true, said: 'try again', wentTo: [] });
});
