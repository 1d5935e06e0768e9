import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isLocalRequest } from './is-local-request.ts';

const request = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as FastifyRequest;

test.each(['localhost', 'LOCALHOST:7700', '127.0.0.1:7700', '127.8.9.10', '[::1]:7700'])(
  'what asks this machine by its own name %s is local',
  (host) => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(isLocalRequest(request({ host }, address), false)).toBe(true);
  },
);

test.each(['kinora.example', 'localhost.evil.example', '127.0.0.1.nip.io:7700', '0.0.0.0', '', 'x@localhost'])(
  'a page that has its visitor’s browser ask for %s is not',
  (host) => {
    expect(isLocalRequest(request({ host }), false)).toBe(false);
  },
);

test('another machine is not local, whatever it says', () => {
  expect(isLocalRequest(request({ host: 'localhost' }, '192.168.1.7'), false)).toBe(false);
});

test.each([
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
  'cf-connecting-ip',
  'true-client-ip',
])('what a proxy passed on with %s is not local', (header) => {
  expect(isLocalRequest(request({ host: 'localhost', [header]: '127.0.0.1' }), false)).toBe(false);
});

test('behind a proxy nobody is local, even where it says nothing', () => {
  expect(isLocalRequest(request({ host: 'localhost' }), true)).toBe(false);
});
