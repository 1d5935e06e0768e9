import { expect, test } from 'vitest';
import { encodeBase64Url } from './base64url.ts';
import { createNodePrimitives } from './node.ts';
import { generateTicketKey, openTicket, sealTicket } from './ticket.ts';

const primitives = createNodePrimitives();
const oldKey = generateTicketKey(primitives);
const newKey = generateTicketKey(primitives);
const sessionId = primitives.randomBytes(12);
const keys = { commandKey: primitives.randomBytes(32), answerKey: primitives.randomBytes(32) };
const issuedAtMs = 1_763_600_000_123;
const ticket = sealTicket(primitives, oldKey, sessionId, issuedAtMs, keys);

test('an old key still opens its tickets after rotation', () => {
  const content = { sessionId: encodeBase64Url(sessionId), issuedAtMs, ...keys };
  expect(openTicket(primitives, [newKey, oldKey], ticket)).toEqual(content);
});

test('a ticket whose key is gone is stale', () => {
  expect(openTicket(primitives, [newKey], ticket)).toBe('stale-ticket');
  expect(openTicket(primitives, [newKey], new Uint8Array(0))).toBe('stale-ticket');
});

test('a forged ticket is tampered', () => {
  const forger = { id: newKey.id, key: primitives.randomBytes(32) };
  const forged = sealTicket(primitives, forger, sessionId, issuedAtMs, keys);
  expect(openTicket(primitives, [newKey], forged)).toBe('tampered');
  for (let length = oldKey.id.length; length < ticket.length; length++) {
    expect(openTicket(primitives, [oldKey], ticket.subarray(0, length))).toBe('tampered');
  }
});

test('a stored key gives the same id again, and one of another length is refused', () => {
  expect(generateTicketKey(primitives, oldKey.key)).toEqual(oldKey);
  expect(() => generateTicketKey(primitives, new Uint8Array(16))).toThrow(RangeError);
});
