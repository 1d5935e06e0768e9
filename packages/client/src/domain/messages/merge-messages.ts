import type { Message } from '@kinora/contract';

/** New messages in front, each id once: a message that came again moves to the front with its newer content. */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  const fresh = new Map<string, Message>();
  for (const message of incoming) {
    const other = fresh.get(message.id);
    if (!other || other.updatetime <= message.updatetime) fresh.set(message.id, message);
  }
  return [...fresh.values(), ...known.filter(({ id }) => !fresh.has(id))];
}

/** Older messages behind, each id once: what is known stays as it is. */
export function appendMessages(known: readonly Message[], older: readonly Message[]): readonly Message[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...older.filter(({ id }) => !ids.has(id))];
}

/** Those of the incoming that are unread and were not known, or were known as read. */
export function newUnread(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  const unread = new Set(known.filter(({ read }) => read === 0).map(({ id }) => id));
  return incoming.filter(({ id, read }) => read === 0 && !unread.has(id));
}
