import { ERROR, operationsOf, type RequestOf, type ResponseOf } from '@kinora/contract';
import { ModerationSilentError } from '../../adapters/ports/moderation.ts';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { newId } from '../../identifiers.ts';
import { lockOwnOrder } from './change-state.ts';
import { insertNote, listNotes, type OrderNoteRow } from './order-notes.store.ts';
import { viewNotes } from './order-notes.view.ts';
import { findOwnOrder } from './orders.store.ts';

type Input = RequestOf<'SUBMITADMIN'>;

const DAY_MS = 86_400_000;
/** About one order in a day. */
const NOTES_MAX = 10;

export async function submitAdmin(deps: Deps, { uid, locale }: User, input: Input): Promise<ResponseOf<'SUBMITADMIN'>> {
  const { oid, sn, kind, question } = input;
  requireLength(deps, input);
  const own = await findOwnOrder(deps.db, uid, oid);
  if (!own) throw new AppError(ERROR.notFound, 'no such order');
  if (!operationsOf(own).includes(kind)) throw new AppError(ERROR.orderInvalid, `no ${kind} before it is paid`);
  // What is not new, or too much, costs no call of a service that judges texts. Who complains of what a picture shows has to be able to say so.
  if (!(await isWritten(deps.db, deps, input)) && kind !== 'complain') await judge(deps, question, locale);
  await transact(deps.db, async (tx) => {
    const order = await lockOwnOrder(tx, uid, oid);
    if (await isWritten(tx, deps, input)) return;
    const text_sealed = deps.personal.encrypt(question);
    await insertNote(tx, { id: newId(), order_id: order.id, sn, kind, text_sealed, written_at: deps.now() });
    await deps.push.notify(tx, uid, 'order', oid);
  });
  return { notes: await viewNotes(deps.db, deps, oid) };
}

/** Whether the same tap wrote it before. Throws AppError where it wrote something else, or enough was written today. */
async function isWritten(db: Db, deps: Deps, input: Input): Promise<boolean> {
  const notes = await listNotes(db, input.oid);
  const former = notes.find((note) => note.sn === input.sn);
  if (former) requireSame(deps, former, input);
  else if (notes.filter(({ written_at }) => written_at > deps.now() - DAY_MS).length >= NOTES_MAX)
    throw new AppError(ERROR.questionLimit, 'enough was written about it today', [String(NOTES_MAX)]);
  return former !== undefined;
}

/** Throws AppError for what is too short or too long; of how it was a word says enough. */
function requireLength({ config }: Deps, { kind, question }: Input): void {
  const { questionMin, questionMax: max } = config.business;
  const min = kind === 'comment' ? 1 : questionMin;
  const characters = [...question].length;
  if (characters < min || characters > max)
    throw new AppError(ERROR.questionLength, 'too short or too long', [String(min), String(max)]);
}

/** Throws AppError for what may not be sent on. */
async function judge({ moderation }: Deps, text: string, locale: string): Promise<void> {
  const judged = await moderation.checkText(text, locale).catch((error: unknown) => {
    if (!(error instanceof ModerationSilentError)) throw error;
    throw new AppError(ERROR.serverFailure, 'cannot be judged now');
  });
  if (judged.verdict === 'refuse') throw new AppError(ERROR.questionRefused, 'may not be sent on', [judged.reason]);
}

/** Throws AppError where the same tap wrote something else before. */
function requireSame({ personal }: Deps, note: OrderNoteRow, { kind, question }: Input): void {
  if (note.kind !== kind || personal.decrypt(note.text_sealed) !== question)
    throw new AppError(ERROR.orderInvalid, 'the key was used for another note');
}
