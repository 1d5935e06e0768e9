import { MESSAGE_PAGE_SIZE, MESSAGE_TEMPLATES, type MessageTemplate } from '@kinora/contract';
import { sql } from 'kysely';
import type { Db } from '../../deps.ts';

export interface NewMessage {
  id: string;
  uid: string;
  key: string;
  type: number;
  args: string[];
  extra: string;
  template: number;
  /** See CUSTOM_SHOOT_STATE; 0 for messages of one state. */
  state: number;
  read: boolean;
  /** Takes the place of the message with the same key and moves to the front. */
  replaces: boolean;
  now: number;
}

/** False when a message with this key was sent before and is not replaced. */
export async function insertMessage(db: Db, message: NewMessage): Promise<boolean> {
  const row = await db
    .insertInto('messages')
    .values({
      id: message.id,
      uid: message.uid,
      key: message.key,
      type: message.type,
      state: message.state,
      sender: '',
      title: '',
      content: '',
      args: message.args,
      extra: message.extra,
      mark: '',
      template: message.template,
      subtype: 0,
      read: message.read,
      created_at: message.now,
      updated_at: message.now,
      deleted_at: null,
    })
    .onConflict((conflict) => {
      const same = conflict.columns(['uid', 'key']);
      if (!message.replaces) return same.doNothing();
      const { args, extra, template, state, read, now } = message;
      return same.doUpdateSet({
        args,
        extra,
        template,
        state,
        read,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      });
    })
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves a message from one state to another, where it lies. False when there is none in that state. */
export async function moveMessage(
  db: Db,
  message: { uid: string; key: string; from: number; to: number; now: number },
): Promise<boolean> {
  const row = await db
    .updateTable('messages')
    .set({ state: message.to, updated_at: message.now })
    .where('uid', '=', message.uid)
    .where('key', '=', message.key)
    .where('state', '=', message.from)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose messages are read, and from which of their logins. */
export interface Reader {
  uid: string;
  loginId: string;
}

/** What is told to all devices but that which it is about, or which did it. */
const TOLD_TO_OTHERS = (['newDevice', 'wayAdded', 'wayRemoved'] as const).map((name) => MESSAGE_TEMPLATES[name].number);

/** What is there for a reader. */
const messagesFor = (db: Db, { uid, loginId }: Reader) =>
  db
    .selectFrom('messages')
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .where(({ eb, not, and }) => not(and([eb('template', 'in', TOLD_TO_OTHERS), eb('extra', '=', loginId)])));

export async function listMessages(db: Db, filter: Reader & { changedAfter: number; type: number; page: number }) {
  const matching = messagesFor(db, filter)
    .where('updated_at', '>', filter.changedAfter)
    .$if(filter.type !== -1, (query) => query.where('type', '=', filter.type));
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MESSAGE_PAGE_SIZE)
    .offset(filter.page * MESSAGE_PAGE_SIZE)
    .execute();
  const { total } = await matching.select(sql<number>`count(*)::int4`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { unread } = await messagesFor(db, reader)
    .select(sql<number>`count(*)::int4`.as('unread'))
    .where('read', '=', false)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Marks messages as read; all that are there for the reader when no ids are given. */
export async function markRead(db: Db, reader: Reader, ids: readonly string[], now: number): Promise<void> {
  await db
    .updateTable('messages')
    .set({ read: true, updated_at: now })
    .where('id', 'in', messagesFor(db, reader).select('id'))
    .where('read', '=', false)
    .$if(ids.length > 0, (query) => query.where('id', 'in', ids))
    .execute();
}

/** Empties the messages; their keys stay, so that nothing is sent a second time. */
export async function removeMessages(db: Db, reader: Reader, ids: readonly string[], now: number): Promise<void> {
  await db
    .updateTable('messages')
    .set({ deleted_at: now, title: '', content: '', args: [], extra: '' })
    .where('id', 'in', messagesFor(db, reader).select('id').where('id', 'in', ids))
    .execute();
}

/** Deletes messages of a template from whatever center they are in, by the ids of what they are about. */
export async function deleteMessagesAbout(tx: Db, template: MessageTemplate, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('messages')
    .where('template', '=', MESSAGE_TEMPLATES[template].number)
    .where('extra', 'in', ids)
    .execute();
}

/** All messages that a user has, the oldest first. */
export async function listMessagesOfUser(db: Db, uid: string) {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
