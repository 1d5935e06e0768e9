import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { ERROR, type InputOf, PAYMENT_STATUS, type RenditionKind } from '@kinora/contract';
import { socketPathOf } from '../src/operator/socket-path.ts';
import { press } from './cashier.ts';
import { eventually, newSn } from './module-world.ts';
import { aPrintOf } from './prints.ts';
import { AnsweredError, type TestClient } from './test-client.ts';

/** Asks until it is answered, behind which something may be killed. */
export type Step = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

/** What is not over yet: a cashier that is not there or has not heard of a payment, cards and photos of whose payment it has not told, and a photo whose larger picture is not made. */
const PASSING: readonly number[] = [
  ...[ERROR.prepayFailed, ERROR.notYetPaid, ERROR.cardsInsufficient, ERROR.photoNotKept, ERROR.printTooLarge],
];

const PLAN = { price: 2_000, paymethod: 'sandbox' as const };
/** What 4K and video cost in the sandbox's shop, and a gold card in money. */
export const CARDS = { '4k': 2, video: 3 } as const;
const CARD = 200;

/** Asked again until it is answered: its key makes one effect of it. */
export async function persist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answers: Answer[] = [];
  await eventually(async () => {
    try {
      answers.push(await ask());
    } catch (error) {
      // Nobody is there, or whoever was is gone in the middle of it.
      if (error instanceof AnsweredError && !PASSING.includes(error.errid)) throw error;
    }
    return answers.length > 0;
  });
  return answers[0] as Answer;
}

/** As `npm run operator` asks the server of a data folder; rejects where nobody is there. */
export async function operate(dataFolder: string, told: Record<string, string>): Promise<string[]> {
  const asking = request({ socketPath: socketPathOf({ dataFolder }), method: 'POST', path: '/' });
  const empty = { uid: '', amount: '', unit: '', days: '', carrier: '', number: '', to: '', tell: '', phone: '' };
  asking.end(JSON.stringify({ ...empty, why: 'by hand', by: 'olga', ...told }));
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const { ok, lines } = (await json(response)) as { ok: boolean; lines: string[] };
  if (!ok) throw new AnsweredError(-1, lines.join('\n'), 200);
  return lines;
}

/** Where somebody buys. */
export interface Shopping {
  readonly client: TestClient;
  readonly step: Step;
  /** The server's data folder. */
  readonly folder: string;
}

/** How the cashier tells of payments, in turn: twice at once; of a refusal before it, but later; only in a while; never. */
const TOLD = ['twice', 'reordered', 'late', 'silent'] as const;
let payments = 0;

/** Orders and pays it at the cashier; the order's id. */
async function payAtCashier({ client, step }: Shopping, oid: string, price: number): Promise<string> {
  const act = TOLD[payments++ % TOLD.length] ?? 'twice';
  const { url } = await step(() => client.call('ORDERPAY', { oid, paymethod: 'sandbox', price }));
  await step(() => press(url, act));
  // As a client does that comes back from paying, before the cashier has told of it or where it never does.
  if (act === 'late' || act === 'silent') await persist(() => client.call('ORDERPAYSUCCESS', { oid }));
  return oid;
}

async function order(
  { client, step }: Shopping,
  input: Partial<InputOf<'CREATEORDER'>> & Pick<InputOf<'CREATEORDER'>, 'price' | 'paymethod'>,
) {
  const tap = { sn: newSn(), plan: '', ...input };
  return (await step(() => client.call('CREATEORDER', tap))).order;
}

/** Ten gold cards by a plan; the order's id. */
export async function buyCards(shopping: Shopping, plan: string): Promise<string> {
  const { id, price } = await order(shopping, { ...PLAN, plan });
  return payAtCashier(shopping, id, price);
}

/** Something that costs so many gold cards, out of the purse or directly; the id of its order where the cashier was paid. */
async function buy(
  shopping: Shopping,
  input: Partial<InputOf<'CREATEORDER'>>,
  cards: number,
  isDirect: boolean,
): Promise<string[]> {
  const { id } = await order(shopping, { ...input, price: cards, paymethod: 'balance' });
  if (isDirect) return [await payAtCashier(shopping, id, cards * CARD)];
  const { client, step } = shopping;
  await step(() => client.call('ORDERPAY', { oid: id, paymethod: 'balance', price: cards }));
  return [];
}

export const buyPhoto = (shopping: Shopping, photo: string, isDirect: boolean): Promise<string[]> =>
  buy(shopping, { photos: [photo] }, 1, isDirect);
export const useCoupon = (shopping: Shopping, photo: string): Promise<string[]> =>
  buy(shopping, { photos: [photo], coupon: 1 }, 0, false);
export const buyRendition = (
  shopping: Shopping,
  photo: string,
  kind: RenditionKind,
  isDirect: boolean,
): Promise<string[]> => buy(shopping, { rendition: { photo, kind } }, CARDS[kind], isDirect);

/** A print of a photo that is kept; its order's id. */
export async function buyPrint(shopping: Shopping, photo: string): Promise<string> {
  const { id, price } = await order(shopping, { ...aPrintOf(photo), paymethod: 'sandbox' });
  return payAtCashier(shopping, id, price);
}

/** Ten gold cards whose money is asked back, which the operator agrees to; the order's id. */
export async function buyAndReturn(shopping: Shopping, plan: string): Promise<string> {
  const { client, step, folder } = shopping;
  const oid = await buyCards(shopping, plan);
  const { refunding } = PAYMENT_STATUS;
  await step(async () => {
    const { order: now } = await client.call('QUERYORDERDETAIL', { oid });
    // It may be asked for already, by what was not answered; or not be paid yet, as far as the server knows.
    if (now.paystatus < PAYMENT_STATUS.paid) throw new Error('the cashier has not told of it');
    if (now.paystatus < refunding) await client.call('REFUNDAPPLY', { oid, reason: 'Not needed' });
  });
  await step(() => operate(folder, { area: 'refund', name: 'agree', uid: oid }));
  return oid;
}

/** One gold card that was bought, to a friend who takes it. */
export async function giveCard({ client, step }: Shopping, friend: TestClient, phone: string): Promise<void> {
  const gift = { sn: newSn(), area: '+86', phone, tail: phone.slice(-4), count: 1 };
  const { gift: given } = await step(() => client.call('SENDCARDS', gift));
  await step(() => friend.call('ACTIVITYREWARD', { actids: [given.id] }));
}
