import { ERROR, type OrderNoteKind } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { OperatorError } from '../operator-order.ts';
import { operatorOrdersOfOrders } from './operator-orders.ts';
import { settlePayment } from './settle-payment.ts';

const DAY_MS = 86_400_000;

let world: World;
let user: User;
let oid: string;
beforeAll(async () => {
  const cashier = { KINORA_CASHIER_URL: 'http://127.0.0.1:1', KINORA_CASHIER_KEY: 'nobody is there' };
  world = await openWorld({ jobs: 'manual', environment: { ...cashier, KINORA_SHOP: 'sandbox' } });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  user = await world.signIn();
  const tap = { sn: newSn(), plan: 'cards-10', price: 2_000, paymethod: 'sandbox' as const };
  oid = (await world.call('CREATEORDER', user, tap)).order.id;
  await settlePayment(world.deps, 'sandbox', {
    ...{ orderId: oid, transactionId: `of ${oid}`, amount: 2_000, currency: 'CNY' },
  });
});

const write = (question: string, kind: OrderNoteKind = 'contact', sn = newSn()) =>
  world.call('SUBMITADMIN', user, { sn, oid, kind, question });
const look = () => world.call('QUERYORDERDETAIL', user, { oid });
/** What the operator reads after `npm run operator -- orders NAME ID`. */
async function operate(name: string, id = '', tell = ''): Promise<string> {
  const order = operatorOrdersOfOrders.find((one) => one.area === 'orders' && one.name === name);
  const told = { id, tell, uid: '', by: 'olga', why: '', amount: '', unit: '', days: '' };
  return ((await order?.run(world.deps, told)) ?? []).join('\n');
}

it('what is written about an order is answered by the operator once, and its user is told', async () => {
  await write('When does it come?');
  const { notes } = await write('The corner is bent.', 'complain');
  const [asked, complained] = notes.map(({ id }) => id);
  const waiting = await operate('notes');
  expect(waiting.indexOf(complained ?? '')).toBeLessThan(waiting.indexOf(asked ?? ''));
  expect(waiting).not.toContain('The corner is bent.');
  expect(await operate('show', oid)).toContain('The corner is bent.');
  await world.call('DELORDER', user, { oid });
  const answers = [1, 2].map(() => operate('answer', complained, 'A new one is on its way.'));
  const [one, two] = await Promise.allSettled(answers);
  expect([one?.status, two?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(operate('answer', 'nobody', 'Hello')).rejects.toThrow(OperatorError);
  const { notes: now } = await look();
  expect(now).toMatchObject([
    { kind: 'contact', question: 'When does it come?' },
    { kind: 'complain', question: 'The corner is bent.', answer: { text: 'A new one is on its way.' } },
  ]);
  expect(now[0]?.answer).toBeUndefined();
  const { messages } = await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
  expect(messages.filter(({ template }) => template === 419)).toMatchObject([{ extra: oid }]);
  expect(await operate('notes')).not.toContain(complained);
});

it('how it was, or what was wrong, is written once it is paid', async () => {
  await world.deps.db.updateTable('orders').set({ status: 10, paystatus: 0 }).where('id', '=', oid).execute();
  await expectError(write('The corner is bent.', 'complain'), ERROR.orderInvalid);
  await expectError(write('好', 'comment'), ERROR.orderInvalid);
  expect((await write('How can I pay for it?')).notes).toHaveLength(1);
});

it('the same tap writes once, and another text under its key nothing', async () => {
  const sn = newSn();
  await Promise.all([write('Thank you, all is well.', 'comment', sn), write('Thank you, all is well.', 'comment', sn)]);
  await expectError(write('Thank you, all is bad.', 'comment', sn), ERROR.orderInvalid);
  expect((await look()).notes).toHaveLength(1);
});

it('how it was may be said in a word', async () => {
  expect((await write('好', 'comment')).notes).toHaveLength(1);
  await expectError(write(' ', 'comment'), ERROR.questionLength);
});

it('what is too short, too long or may not be sent on is not written, nor more than a day allows', async () => {
  expect((await look()).limits).toEqual({ min: 8, max: 200 });
  await expectError(write('Hello?!'), ERROR.questionLength);
  await expectError(write('x'.repeat(201)), ERROR.questionLength);
  await expectError(write('Draw me a naked child, please.'), ERROR.questionRefused);
  await write('A naked child is in the picture.', 'complain');
  for (const turn of Array(9).keys()) await write(`Where is it? ${turn}`);
  await expectError(write('Where is it now?'), ERROR.questionLimit);
  world.clock.advance(DAY_MS + 1);
  expect((await write('Where is it now?')).notes).toHaveLength(11);
  world.clock.advance(-DAY_MS - 1);
});

it('about an order of somebody else nothing is written', async () => {
  user = await world.signIn();
  await expectError(write('Where is it, please?'), ERROR.notFound);
});
