import type { Logger } from 'pino';
import { PUSH_CHANNEL } from '../adapters/push/outbox/open.ts';
import { deleteEventsBefore } from '../adapters/push/outbox/push-outbox.store.ts';
import type { Database } from '../database/database.ts';
import { AppError } from './app-error.ts';
import type { PushClient } from './push-client.ts';

/** Why the server closes a socket. */
export const CLOSE = { loginEnded: 4001, tooMany: 4008, goingAway: 1001, refused: 4000 } as const;

export interface PushHub {
  add(client: PushClient): void;
  remove(client: PushClient): void;
  close(): Promise<void>;
}

export interface PushHubOptions {
  database: Database;
  now(): number;
  log: Logger;
  onCount(count: number): void;
}

const MAX_SOCKETS_PER_USER = 8;
const PING_MS = 30_000;
const PRUNE_MS = 600_000;
/** A client that was away longer asks for everything anew anyway. */
const KEPT_MS = 86_400_000;

/** The open sockets of this process, by user; woken by NOTIFY, whichever process wrote the event. */
export async function openPushHub({ database, now, log, onCount }: PushHubOptions): Promise<PushHub> {
  const clients = new Map<string, Set<PushClient>>();
  const count = (): void => onCount([...clients.values()].reduce((sum, ofUser) => sum + ofUser.size, 0));

  function deliver(client: PushClient): void {
    client.deliver().catch((error: unknown) => {
      if (error instanceof AppError) return client.socket.close(CLOSE.loginEnded, 'login');
      log.error({ err: error }, 'delivering events failed');
      client.socket.terminate();
    });
  }

  function forEach(run: (client: PushClient) => void): void {
    for (const ofUser of [...clients.values()]) for (const client of [...ofUser]) run(client);
  }

  const stopListening = await database.listen(
    PUSH_CHANNEL,
    (uid) => {
      for (const client of clients.get(uid) ?? []) deliver(client);
    },
    () => forEach(deliver),
  );

  const pinging = setInterval(() => {
    forEach((client) => {
      if (!client.isAlive) return client.socket.terminate();
      client.isAlive = false;
      client.socket.ping();
    });
  }, PING_MS);
  pinging.unref();

  const pruning = setInterval(() => {
    deleteEventsBefore(database.db, now() - KEPT_MS).catch((error: unknown) => {
      log.error({ err: error }, 'pruning the outbox failed');
    });
  }, PRUNE_MS);
  pruning.unref();

  return {
    add(client) {
      const ofUser = clients.get(client.uid) ?? new Set();
      clients.set(client.uid, ofUser.add(client));
      // Out at once, not when the other side has agreed to it: it may never, and more come meanwhile.
      for (const oldest of [...ofUser].slice(0, -MAX_SOCKETS_PER_USER)) {
        ofUser.delete(oldest);
        oldest.socket.close(CLOSE.tooMany, 'another socket took over');
      }
      count();
      deliver(client);
    },
    remove(client) {
      const ofUser = clients.get(client.uid);
      ofUser?.delete(client);
      if (ofUser?.size === 0) clients.delete(client.uid);
      count();
    },
    async close() {
      clearInterval(pinging);
      clearInterval(pruning);
      await stopListening();
      forEach((client) => client.socket.close(CLOSE.goingAway, 'the server stops'));
    },
  };
}
