import { expect, test } from 'vitest';
import { TransactionGate } from './transaction-gate.ts';

const holder = (): object => ({});

test('a statement outside waits for the open transaction and goes before a later one', async () => {
  const gate = new TransactionGate();
  const first = holder();
  const order: string[] = [];
  await gate.enter(first, async () => order.push('begin 1'));
  const outside = gate.pass(holder(), async () => order.push('outside'));
  const second = holder();
  const next = gate.enter(second, async () => order.push('begin 2'));
  await gate.pass(first, async () => order.push('inside 1'));
  gate.leave(first);
  await Promise.all([outside, next]);
  expect(order).toEqual(['begin 1', 'inside 1', 'outside', 'begin 2']);
  expect(gate.isHeldBy(second)).toBe(true);
});

test('a statement that comes as the transaction ends cannot slip into the next one', async () => {
  const gate = new TransactionGate();
  const first = holder();
  const order: string[] = [];
  await gate.enter(first, async () => undefined);
  const waiting = gate.pass(holder(), async () => order.push('waiting statement'));
  gate.leave(first);
  const next = gate.enter(holder(), async () => order.push('next begin'));
  await Promise.all([waiting, next]);
  expect(order).toEqual(['waiting statement', 'next begin']);
});

test('waiting for ever is an error that says what may be wrong', async () => {
  const gate = new TransactionGate(5);
  await gate.enter(holder(), async () => undefined);
  await expect(gate.pass(holder(), async () => undefined)).rejects.toThrow(/outer handle/);
});

test('who leaves without holding changes nothing', async () => {
  const gate = new TransactionGate();
  const first = holder();
  await gate.enter(first, async () => undefined);
  gate.leave(holder());
  expect(gate.isHeldBy(first)).toBe(true);
});
