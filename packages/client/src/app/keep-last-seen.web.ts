import { queryClient } from '../api/query-client';
import { inbox } from '../domain/messages/inbox-state';
import { readItem, removeItem, writeItem } from '../platform/storage';
import { session, sessionEnded } from '../session/session';
import { collectLastSeen, picturesOf, readLastSeen, showLastSeen } from './last-seen';

const STORAGE_KEY = 'last-seen';
/** Read by the service worker too, which answers with these pictures what the network does not: see vite.config.ts. */
const PICTURES = 'kinora-last-seen';
/** Answers come in flocks: they are written together. */
const FLOCK_MS = 500;

const loadCipher = () => import('../session/login-cipher');

let timer: ReturnType<typeof setTimeout> | undefined;
let shownTo: string | undefined;

async function showStored(userid: string): Promise<void> {
  const stored = readItem(STORAGE_KEY);
  if (stored === undefined) return;
  const { openText } = await loadCipher();
  const text = openText(stored);
  const seen = text === undefined ? undefined : readLastSeen(text, userid);
  if (!seen) return forget();
  if (session.get().login?.userid === userid) showLastSeen(seen);
}

async function store(): Promise<void> {
  const userid = session.get().login?.userid;
  if (userid === undefined) return;
  const seen = collectLastSeen(userid);
  const { sealText } = await loadCipher();
  if (session.get().login?.userid !== userid) return;
  writeItem(STORAGE_KEY, sealText(JSON.stringify(seen)));
  await storePictures(picturesOf(seen));
}

/** Pictures that were seen are in the browser's own cache still: nothing is fetched twice. */
async function storePictures(addresses: readonly string[]): Promise<void> {
  // Absent where the page is not secure, where no service worker would read them either.
  if (!('caches' in globalThis) || !navigator.onLine) return;
  const pictures = await caches.open(PICTURES);
  const wanted = new Set(addresses.map((address) => new URL(address, location.href).href));
  for (const { url } of await pictures.keys()) {
    if (!wanted.delete(url)) await pictures.delete(url);
  }
  for (const url of wanted) {
    const answer = await fetch(url, { cache: 'force-cache' });
    if (answer.ok && session.get().login) await pictures.put(url, answer);
  }
}

function storeSoon(): void {
  if (!session.get().login) return;
  // Not put off by what comes meanwhile: something is always asked for while a shoot is under way.
  timer ??= setTimeout(() => {
    timer = undefined;
    // What cannot be stored, as when there is no room, is not there the next time, which is said then.
    void store().catch((error: unknown) => reportError(error));
  }, FLOCK_MS);
}

async function forget(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  removeItem(STORAGE_KEY);
  if ('caches' in globalThis) await caches.delete(PICTURES);
}

function followSession(): void {
  const userid = session.get().login?.userid;
  if (userid === shownTo) return;
  shownTo = userid;
  if (userid !== undefined) void showStored(userid).catch(forget);
}

/** Has the last albums and messages outlive the app, for a start without a network; with the login they go. */
export function keepLastSeen(): void {
  session.subscribe(followSession);
  followSession();
  queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && storeSoon());
  inbox.subscribe(storeSoon);
  sessionEnded.listen(() => void forget());
}
