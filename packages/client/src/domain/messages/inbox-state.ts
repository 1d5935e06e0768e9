import type { Message } from '@kinora/contract';
import { createEmitter } from '../../lib/emitter';
import { createStore, useStore } from '../../lib/store';

/** The message center as this client knows it. */
export interface Inbox {
  /** The newest first, each once. */
  readonly messages: readonly Message[];
  readonly unread: number;
  /** Messages on the server. */
  readonly total: number;
  /** Pages of the server that were fetched; 0 with messages: those of the last time. */
  readonly pages: number;
  readonly isLoading: boolean;
  readonly error: unknown;
}

/** What is known before anything was asked. */
export const EMPTY_INBOX: Inbox = { messages: [], unread: 0, total: 0, pages: 0, isLoading: false, error: undefined };
export const inbox = createStore<Inbox>(EMPTY_INBOX);

/** Unread messages that were not known before; those of the first fetch after a login are not news. */
export const newMessages = createEmitter<readonly Message[]>();

export function useInbox(): Inbox {
  return useStore(inbox);
}

/** Unread messages, for the badge. */
export function useUnread(): number {
  return useStore(inbox).unread;
}
