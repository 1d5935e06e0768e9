import type { Deps } from '../../deps.ts';
import { listNotesOfUser, listReasonsOfUser, listToldToUser } from '../orders/index.ts';

/** What a user wrote about orders, and was answered, opened, as it is written into the export. */
export async function collectNotes({ db, personal }: Pick<Deps, 'db' | 'personal'>, uid: string) {
  return (await listNotesOfUser(db, uid)).map(({ order_id, kind, text_sealed, written_at, answer_sealed }) => ({
    ...{ order: order_id, kind, text: personal.decrypt(text_sealed), written: new Date(written_at).toISOString() },
    answer: answer_sealed === null ? null : personal.decrypt(answer_sealed),
  }));
}

/** Why a user asked for refunds. */
export async function collectReasons({ db, personal }: Pick<Deps, 'db' | 'personal'>, uid: string) {
  return (await listReasonsOfUser(db, uid)).map(({ refund_id, order_id, reason_sealed }) => ({
    ...{ refund: refund_id, order: order_id, reason: personal.decrypt(reason_sealed) },
  }));
}

/** What a user was told with refunds that were refused. */
export async function collectRefusals({ db, personal }: Pick<Deps, 'db' | 'personal'>, uid: string) {
  return (await listToldToUser(db, uid)).map(({ order_id, told_sealed, done_at }) => ({
    ...{ order: order_id, refused: new Date(done_at).toISOString() },
    told: told_sealed === null ? null : personal.decrypt(told_sealed),
  }));
}
