import { type FilledTemplate, MESSAGE_TEMPLATES, writeArguments } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { insertMessage } from './messages.store.ts';

/** What a message is about. */
export const MESSAGE_TYPE = { shoot: 1, face: 2, photo: 3, login: 4, cards: 5, order: 6 } as const;

interface Envelope {
  uid: string;
  /** Names the effect: a second message with the same key is not sent. */
  key: string;
  type: (typeof MESSAGE_TYPE)[keyof typeof MESSAGE_TYPE];
  /** Id of what it is about. */
  extra: string;
  /** Where the thing it tells of goes through states; the message then replaces the one of the state before. */
  state?: number;
  /** Counts as read from the beginning: there is nothing to do. */
  isQuiet?: boolean;
}

/** A template with its arguments, and whom and what it is about. */
export type OutgoingMessage = Envelope & FilledTemplate;

/** Puts a message into the user's center and tells the user's open clients, within the transaction. */
export async function sendMessage(tx: Db, deps: Deps, message: OutgoingMessage): Promise<void> {
  const id = newId();
  const { uid, key, type, extra, state = 0, isQuiet = false } = message;
  const template = MESSAGE_TEMPLATES[message.template].number;
  const args = writeArguments(message);
  const replaces = message.state !== undefined;
  const row = { id, uid, key, type, template, args, extra, state, read: isQuiet, replaces, now: deps.now() };
  if (await insertMessage(tx, row)) {
    await deps.push.notify(tx, uid, 'message', id);
  }
}
