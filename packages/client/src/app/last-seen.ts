import { CLIENT_VERSION, type Message, type ResultImage } from '@kinora/contract';
import type { Query } from '@tanstack/react-query';
import { queryClient } from '../api/query-client';
import { inbox } from '../domain/messages/inbox-state';
import { currentTranslator } from '../lib/translation';

/** Whose answers outlive the app: the album and who is in it. Not what was agreed to, which only the server knows. */
const KEPT_COMMANDS: readonly unknown[] = ['QUERYPHOTOES', 'RECENTPHOTOES', 'QUERYICONS'];
/** Of those that were asked last: each segment of the album and some filters. */
const MOST_ANSWERS = 8;

interface SeenAnswer {
  readonly key: readonly unknown[];
  readonly data: unknown;
}

/** What a user saw last, as it is stored. */
export interface LastSeen {
  readonly userid: string;
  readonly version: string;
  /** What its words and the marks on its pictures are in. */
  readonly locale: string;
  readonly answers: readonly SeenAnswer[];
  readonly messages: readonly Message[];
  readonly unread: number;
}

interface Paged {
  readonly pages: readonly unknown[];
  readonly pageParams: readonly unknown[];
}
const isPaged = (data: unknown): data is Paged => typeof data === 'object' && data !== null && 'pages' in data;

/** The first page of what comes in pages: what stands on the first screens. */
const firstPage = (data: unknown): unknown =>
  isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;

const isKept = ({ queryKey, state }: Query): boolean => state.data !== undefined && KEPT_COMMANDS.includes(queryKey[0]);

/** What the app holds now. */
export function collectLastSeen(userid: string): LastSeen {
  const queries = queryClient.getQueryCache().getAll().filter(isKept);
  const latest = queries.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  const { messages, unread } = inbox.get();
  return {
    userid,
    version: CLIENT_VERSION,
    locale: currentTranslator().locale,
    answers: latest
      .slice(0, MOST_ANSWERS)
      .map(({ queryKey, state }) => ({ key: queryKey, data: firstPage(state.data) })),
    messages,
    unread,
  };
}

/** Puts back what nothing newer is known of; it is asked for again where it is shown. */
export function showLastSeen(seen: LastSeen): void {
  for (const { key, data } of seen.answers) {
    // However young: what came after it may not have been stored any more.
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt: 0 });
  }
  const { messages, pages } = inbox.get();
  if (pages > 0 || messages.length > 0) return;
  inbox.set({ ...inbox.get(), messages: seen.messages, unread: seen.unread, total: seen.messages.length });
}

/** What was stored, if it is this user's, of this version and in the language on the screen. */
export function readLastSeen(text: string, userid: string): LastSeen | undefined {
  const seen: LastSeen = JSON.parse(text);
  const isRight = seen.userid === userid && seen.version === CLIENT_VERSION;
  return isRight && seen.locale === currentTranslator().locale ? seen : undefined;
}

const monthOf = ({ stamp }: ResultImage): string => {
  const date = new Date(stamp);
  return `${date.getFullYear()}-${date.getMonth()}`;
};

/** The pictures that stand on those screens: covers, the larger first one of each month, faces, and of messages. */
export function picturesOf({ answers, messages }: LastSeen): readonly string[] {
  const addresses = new Set(messages.map(({ cover }) => cover));
  for (const { data } of answers) {
    for (const part of isPaged(data) ? data.pages : [data]) {
      const { photos = [], icons = [] } = part as { photos?: ResultImage[]; icons?: { icon: string }[] };
      for (const { icon } of icons) addresses.add(icon);
      for (const [index, photo] of photos.entries()) {
        const before = photos[index - 1];
        addresses.add(photo.cover);
        if (!before || monthOf(before) !== monthOf(photo)) addresses.add(photo.url);
      }
    }
  }
  addresses.delete('');
  return [...addresses];
}
