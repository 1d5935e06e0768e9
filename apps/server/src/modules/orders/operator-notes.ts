import type { Deps } from '../../deps.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { OperatorError, type OperatorOrder, type Told } from '../operator-order.ts';
import { answerNote, listNotes, listOpenNotes, lockNote, type OrderNoteRow } from './order-notes.store.ts';
import { changeOrder, lockOrder } from './orders.store.ts';

const LINES_MAX = 200;
const time = (moment: number): string => new Date(moment).toISOString();
const headline = ({ id, order_id, kind, written_at }: OrderNoteRow): string =>
  `${id}  ${kind}  order ${order_id}  ${time(written_at)}`;

/** What waits for an answer; the words stand in `orders show`, where it is on record who read them. */
async function list({ db }: Deps): Promise<string[]> {
  const notes = await listOpenNotes(db, LINES_MAX);
  return notes.length === 0 ? ['Nothing that was written about orders waits.'] : notes.map(headline);
}

/** What was written about an order, and answered. */
export async function describeNotes({ db, personal }: Deps, orderId: string): Promise<string[]> {
  const open = (sealed: string): string => personal.decrypt(sealed).replaceAll('\n', '\n    ');
  return (await listNotes(db, orderId)).flatMap((note) => [
    `  ${note.kind} ${note.id} ${time(note.written_at)}: ${open(note.text_sealed)}`,
    ...(note.answer_sealed === null ? [] : [`    answered by ${note.answered_by}: ${open(note.answer_sealed)}`]),
  ]);
}

/** Answers a note once; its user is told, also where they took the order out of their list. */
async function answer(deps: Deps, { id, by, tell = '' }: Told): Promise<string[]> {
  await deps.db.transaction().execute(async (tx) => {
    const note = await lockNote(tx, id);
    const order = note && (await lockOrder(tx, note.order_id));
    if (!note || !order) throw new OperatorError(`Nobody wrote ${id}: npm run operator -- orders notes`);
    if (note.answered_at !== null) throw new OperatorError(`${id} was answered by ${note.answered_by} already.`);
    const answer_sealed = deps.personal.encrypt(tell);
    await answerNote(tx, id, { answer_sealed, answered_by: by, answered_at: deps.now() });
    await changeOrder(tx, order.id, { is_hidden: false });
    await deps.push.notify(tx, order.uid, 'order', order.id);
    await sendMessage(tx, deps, {
      ...{ uid: order.uid, key: `note:${id}:answered`, type: MESSAGE_TYPE.order, extra: order.id },
      ...{ template: 'orderAnswered', args: {} },
    });
  });
  deps.log.info({ event: 'order-note-answered', noteId: id, by }, 'an act of the operator');
  return [`${id} is answered.`];
}

/** `npm run operator -- orders …`, of what users write about them. */
export const operatorOrdersOfNotes: readonly OperatorOrder[] = [
  { area: 'orders', name: 'notes', needs: [], run: (deps) => list(deps) },
  { area: 'orders', name: 'answer', needs: ['id', 'tell'], run: answer },
];
