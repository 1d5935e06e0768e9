import { expect, test, vi } from 'vitest';
import { createRecentTickets } from './recent-tickets.ts';
import type { TicketContent } from './ticket.ts';

const content = (sessionId: string): TicketContent => ({
  sessionId,
  issuedAtMs: 0,
  commandKey: new Uint8Array(32),
  answerKey: new Uint8Array(32),
});
const ticket = (byte: number): Uint8Array => new Uint8Array(116).fill(byte);

test('a ticket is opened once', () => {
  const recent = createRecentTickets(2);
  const open = vi.fn(() => content('a'));
  expect(recent.read(ticket(1), open)).toEqual(content('a'));
  expect(recent.read(ticket(1), open)).toEqual(content('a'));
  expect(open).toHaveBeenCalledTimes(1);
});

test('a ticket that differs in its last bit is another one', () => {
  const recent = createRecentTickets(2);
  recent.read(ticket(1), () => content('a'));
  const other = ticket(1);
  other[115] = 0;
  expect(recent.read(other, () => 'tampered' as const)).toBe('tampered');
});

test('what did not open is looked at again', () => {
  const recent = createRecentTickets(2);
  expect(recent.read(ticket(1), () => 'stale-ticket' as const)).toBe('stale-ticket');
  expect(recent.read(ticket(1), () => content('a'))).toEqual(content('a'));
});

test('the one unused for longest makes room', () => {
  const recent = createRecentTickets(2);
  for (const byte of [1, 2, 1, 3]) recent.read(ticket(byte), () => content(String(byte)));
  expect(recent.read(ticket(1), () => content('again'))).toEqual(content('1'));
  expect(recent.read(ticket(2), () => content('again'))).toEqual(content('again'));
});
