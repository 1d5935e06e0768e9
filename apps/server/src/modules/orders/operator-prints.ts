import { writeFile } from 'node:fs/promises';
import { ORDER_STATUS } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { OperatorError, type OperatorOrder, type Told } from '../operator-order.ts';
import { moveOrder } from './change-state.ts';
import type { OrderEvent } from './order-machine.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import { changePrint, findPrint, listPrintOrders, type PrintRow } from './prints.store.ts';
import { openAddress, openTracking } from './prints.view.ts';
import { type ActRow, insertAct } from './refunds.store.ts';

const OWNER_ALONE = 0o600;
const time = (moment: number): string => new Date(moment).toISOString();

interface Move {
  readonly event: OrderEvent;
  readonly act: ActRow['act'];
  readonly words: string;
  /** What becomes known of the prints by it. Throws OperatorError. */
  change(deps: Deps, told: Told, print: PrintRow): Parameters<typeof changePrint>[2];
}

const MOVES = {
  accept: {
    ...{ event: 'accept', act: 'accepted', words: 'is taken on' },
    change(deps, _told, { file_key }) {
      if (file_key === null) throw new OperatorError('Its file is not made yet; it is in a moment.');
      return { accepted_at: deps.now() };
    },
  },
  deliver: {
    ...{ event: 'send', act: 'sent', words: 'is on its way' },
    change: ({ now, personal }, { carrier = '', number = '' }) => ({
      ...{ sent_at: now(), carrier, tracking_sealed: personal.encrypt(number) },
    }),
  },
  delivered: { event: 'arrive', act: 'delivered', words: 'came', change: ({ now }) => ({ delivered_at: now() }) },
  received: {
    ...{ event: 'receive', act: 'received', words: 'was received' },
    change: ({ now }) => ({ received_at: now() }),
  },
  complete: { event: 'finish', act: 'completed', words: 'is complete', change: () => ({}) },
} as const satisfies Record<string, Move>;

/** An order of prints, locked. Throws OperatorError for any other. */
async function lockPrints(tx: Db, id: string): Promise<{ order: OrderRow; print: PrintRow }> {
  const order = await lockOrder(tx, id);
  const print = order && (await findPrint(tx, id));
  if (!print) throw new OperatorError(`There is no order of prints ${id}.`);
  return { order, print };
}

async function record(tx: Db, deps: Deps, order: OrderRow, act: ActRow['act'], { by, why }: Told): Promise<void> {
  const { id: order_id, uid } = order;
  const why_sealed = deps.personal.encrypt(why);
  await insertAct(tx, { id: newId(), uid, order_id, act, done_by: by, why_sealed, done_at: deps.now() });
}

/** Takes prints on by a step, with who did it and why on record. */
export async function movePrints(deps: Deps, name: keyof typeof MOVES, told: Told): Promise<string[]> {
  const { event, act, words, change }: Move = MOVES[name];
  const { id, by } = told;
  await transact(deps.db, async (tx) => {
    const { order, print } = await lockPrints(tx, id);
    const moved = await moveOrder(tx, deps, order, event, event === 'finish' ? { completed_at: deps.now() } : {});
    if (!moved) throw new OperatorError(`${id} cannot be moved so: npm run operator -- orders show ${id}`);
    const known = change(deps, told, print);
    if (Object.keys(known).length > 0) await changePrint(tx, id, known);
    await record(tx, deps, order, act, told);
    if (event !== 'send') return;
    await sendMessage(tx, deps, {
      ...{ uid: order.uid, key: `order:${id}:sent`, type: MESSAGE_TYPE.order, extra: id },
      ...{ template: 'printSent', args: {} },
    });
  });
  deps.log.info({ event: `order-${act}`, orderId: id, by }, 'an act of the operator');
  return [`${id} ${words}.`];
}

/** Writes the file for the printer to a path; that it was taken is on record. */
async function file(deps: Deps, told: Told): Promise<string[]> {
  const { id, to = '', by } = told;
  const key = await transact(deps.db, async (tx) => {
    const { order, print } = await lockPrints(tx, id);
    if (print.file_key === null) throw new OperatorError(`The file of ${id} is not made.`);
    if (print.file_erased) throw new OperatorError(`The file of ${id} is erased: the order is complete.`);
    await record(tx, deps, order, 'file', told);
    return print.file_key;
  });
  const { bytes } = await deps.objects.getLeaving(key);
  try {
    await writeFile(to, bytes, { mode: OWNER_ALONE, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new OperatorError(`${to} cannot be written: ${String(error.code)}`);
  }
  deps.log.info({ event: 'order-file', orderId: id, by }, 'an act of the operator');
  return [`The file of ${id} is ${to}.`];
}

/** Prints that wait to be taken on, and those that wait to be sent. */
export async function waitingPrints(db: Db, limit: number): Promise<string[]> {
  const { paid, accepted } = ORDER_STATUS;
  const rows = [...(await listPrintOrders(db, paid, limit)), ...(await listPrintOrders(db, accepted, limit))];
  return rows.map(
    ({ id, status, size, paper, count, paid_at }) =>
      `${id}  prints ${status === paid ? 'paid' : 'accepted'}  ${count} × ${size} ${paper}  since ${time(paid_at ?? 0)}`,
  );
}

/** What prints an order is of, and where they go. */
export async function describePrints(deps: Deps, id: string): Promise<string[]> {
  const print = await findPrint(deps.db, id);
  if (!print) return [];
  const { name, phone, country, province, city, district, street, postcode } = openAddress(deps, print);
  const place = [street, district, city, province, postcode, country].filter((part) => part !== '').join(', ');
  return [
    `  ${print.count} × ${print.size} (${print.width_mm} × ${print.height_mm} mm), ${print.paper}`,
    `  to ${name}, ${phone}, ${place}`,
    `  file ${print.file_key === null ? 'not made' : print.file_erased ? 'erased' : 'made'}`,
    ...(print.carrier === null ? [] : [`  sent by ${print.carrier}, ${openTracking(deps, print)}`]),
  ];
}

/** `npm run operator -- orders …`, of prints. */
export const operatorOrdersOfPrints: readonly OperatorOrder[] = [
  { area: 'orders', name: 'file', needs: ['id', 'to', 'why'], run: file },
  { area: 'orders', name: 'accept', needs: ['id', 'why'], run: (deps, told) => movePrints(deps, 'accept', told) },
  {
    ...{ area: 'orders', name: 'deliver', needs: ['id', 'carrier', 'number', 'why'] },
    run: (deps, told) => movePrints(deps, 'deliver', told),
  },
  { area: 'orders', name: 'delivered', needs: ['id', 'why'], run: (deps, told) => movePrints(deps, 'delivered', told) },
  { area: 'orders', name: 'received', needs: ['id', 'why'], run: (deps, told) => movePrints(deps, 'received', told) },
  { area: 'orders', name: 'complete', needs: ['id', 'why'], run: (deps, told) => movePrints(deps, 'complete', told) },
];
