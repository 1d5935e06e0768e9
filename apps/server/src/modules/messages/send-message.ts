import type { MESSAGE_TEMPLATE } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { insertMessage } from './messages.store.ts';

/** What a message is about. */
export const MESSAGE_TYPE = { shoot: 1, face: 2, photo: 3 } as const;

export interface OutgoingMessage {
  uid: string;
  /** Names the effect: a second message with the same key is not sent. */
  key: string;
  type: (typeof MESSAGE_TYPE)[keyof typeof MESSAGE_TYPE];
  template: (typeof MESSAGE_TEMPLATE)[keyof typeof MESSAGE_TEMPLATE];
  args: string[];
  /** Id of what it is about. */
  extra: string;
  /** Where the thing it tells of goes through states; the message then replaces the one of the state before. */
  state?: number;
  /** Counts as read from the beginning: there is nothing to do. */
  isQuiet?: boolean;
}

/** Puts a message into the user's center and tells the user's open clients, within the transaction. */
export async function sendMessage(tx: Db, deps: Deps, message: OutgoingMessage): Promise<void> {
  const id = newId();
  const { state = 0, isQuiet = false, ...rest } = message;
  const replaces = message.state !== undefined;
  if (await insertMessage(tx, { ...rest, id, state, read: isQuiet, replaces, now: deps.now() })) {
    await deps.push.notify(tx, message.uid, 'message', id);
  }
}
