import type { PushEvent } from '@kinora/contract';
import type { Db } from '../../database/db.ts';

/** Tells a user's open clients that something changed. Events are rows of an outbox, written with the change itself. */
export interface Push {
  /** Writes an event within the transaction; it reaches open sockets of any process after the commit. */
  notify(tx: Db, uid: string, kind: PushEvent['kind'], id: string): Promise<void>;
  /** Has the open sockets of a user look, after the commit, whether their logins still hold. */
  wake(tx: Db, uid: string): Promise<void>;
  /** Deletes the events of a user, of whom nothing is kept any more, and wakes their sockets. */
  forget(tx: Db, uid: string): Promise<void>;
}
