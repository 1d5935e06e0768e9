import type { Message } from '@kinora/contract';
import { call } from '../../api/call';
import { session, sessionEnded } from '../../session/session';
import { EMPTY_INBOX, type Inbox, inbox, newMessages } from './inbox-state';
import { appendMessages, mergeMessages, newUnread } from './merge-messages';

export { useInbox, useUnread } from './inbox-state';

const ALL_TYPES = -1;
/** Most ids of one call. */
const IDS_A_CALL = 100;

sessionEnded.listen(() => inbox.set(EMPTY_INBOX));

const change = (part: Partial<Inbox>): void => inbox.set({ ...inbox.get(), ...part });

let fetched: Promise<void> = Promise.resolve();

/** Runs a fetch for the login that began it: answers for a user who has left are dropped. */
function fetching(work: (isStill: () => boolean) => Promise<void>): Promise<void> {
  fetched = runFetch(work);
  return fetched;
}

async function runFetch(work: (isStill: () => boolean) => Promise<void>): Promise<void> {
  const { login } = session.get();
  if (!login) return;
  const isStill = () => session.get().login?.userid === login.userid;
  change({ isLoading: true, error: undefined });
  try {
    await work(isStill);
  } catch (error) {
    if (isStill()) change({ error });
  } finally {
    if (isStill()) change({ isLoading: false });
  }
}

/** Fetches the newest page; at the start, on pull to refresh, and when the inbox is opened. */
export function refreshInbox(): Promise<void> {
  return fetching(async (isStill) => {
    const answer = await call('QUERYMESSAGE', { lastupdate: 0, type: ALL_TYPES, page: 0 });
    if (!isStill()) return;
    const { pages } = inbox.get();
    change({
      messages: pages <= 1 ? answer.messages : mergeMessages(inbox.get().messages, answer.messages),
      unread: answer.unread,
      total: answer.total,
      pages: Math.max(1, pages),
    });
  });
}

/** Fetches the next older page, if there is one. */
export function loadOlderMessages(): Promise<void> {
  const { messages, total, pages, isLoading } = inbox.get();
  if (isLoading || messages.length >= total) return Promise.resolve();
  return fetching(async (isStill) => {
    const answer = await call('QUERYMESSAGE', { lastupdate: 0, type: ALL_TYPES, page: pages });
    if (!isStill()) return;
    change({
      messages: appendMessages(inbox.get().messages, answer.messages),
      unread: answer.unread,
      // An empty page is the end, whatever the count said.
      total: answer.messages.length === 0 ? inbox.get().messages.length : answer.total,
      pages: pages + 1,
    });
  });
}

/** The heartbeat: asks for what changed since the newest known message. Throws as `call` does. */
export async function pollInbox(): Promise<void> {
  const { login } = session.get();
  if (!login) return;
  // A fetch that is under way may have been answered before the news came.
  if (inbox.get().isLoading) await fetched;
  const { messages, pages } = inbox.get();
  if (pages === 0) return refreshInbox();
  const lastupdate = messages.reduce((latest, { updatetime }) => Math.max(latest, updatetime), 0);
  const answer = await call('QUERYMESSAGE', { lastupdate, type: ALL_TYPES, page: 0 });
  if (session.get().login?.userid !== login.userid) return;
  const known = inbox.get();
  const news = newUnread(known.messages, answer.messages);
  const total = known.total + answer.messages.filter(({ id }) => !known.messages.some((one) => one.id === id)).length;
  change({ messages: mergeMessages(known.messages, answer.messages), unread: answer.unread, total });
  if (news.length > 0) newMessages.emit(news);
}

/** Marks messages as read, here at once; no ids: all. Throws as `call` does, with the marks taken back. */
export async function markRead(ids: readonly string[]): Promise<void> {
  const before = inbox.get();
  const isMarked = (message: Message) => message.read === 0 && (ids.length === 0 || ids.includes(message.id));
  const count = ids.length === 0 ? before.unread : before.messages.filter(isMarked).length;
  change({
    messages: before.messages.map((message) => (isMarked(message) ? { ...message, read: 1 } : message)),
    unread: Math.max(0, before.unread - count),
  });
  try {
    const { unread } = await call('SETMESSAGE', { ids: [...ids] });
    change({ unread });
  } catch (error) {
    change({ messages: before.messages, unread: before.unread });
    throw error;
  }
}

/** Marks what one sees anyway. A failure costs nothing: it stays unread until the next look. */
export function readInPassing(ids: readonly string[]): void {
  markRead(ids).then(undefined, () => undefined);
}

/** Deletes messages, here at once. Throws as `call` does, with them put back. */
export async function deleteMessages(ids: readonly string[]): Promise<void> {
  const before = inbox.get();
  const messages = before.messages.filter(({ id }) => !ids.includes(id));
  change({ messages, total: Math.max(messages.length, before.total - ids.length) });
  try {
    for (let start = 0; start < ids.length; start += IDS_A_CALL) {
      const { unread } = await call('DELMESSAGE', { ids: ids.slice(start, start + IDS_A_CALL) });
      change({ unread });
    }
  } catch (error) {
    change({ messages: before.messages, total: before.total });
    throw error;
  }
}
