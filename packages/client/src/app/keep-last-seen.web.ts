import { queryClient } from '../api/query-client';
import { inbox } from '../domain/messages/inbox-state';
import { isOnline } from '../platform/connection';
import { readItem, removeItem } from '../platform/storage';
import { readSealedItem, writeSealedItem } from '../session/sealed-item';
import { session, sessionEnded } from '../session/session';
import { collectLastSeen, picturesOf, readLastSeen, showLastSeen } from './last-seen';
import { addPictures, dropPictures, keepOnly } from './last-seen-pictures.web';

const STORAGE_KEY = 'last-seen';
/** Answers come in flocks: they are written together. */
const FLOCK_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
/** One after the other: what was stored is shown before anything is collected, and what was collected last is written last. */
let storing = Promise.resolve();
let shownTo: string | undefined;

async function showStored(userid: string): Promise<void> {
  if (readItem(STORAGE_KEY) === undefined) return;
  const text = await readSealedItem(STORAGE_KEY);
  const seen = text === undefined ? undefined : readLastSeen(text, userid);
  if (!seen) return forget();
  if (session.get().login?.userid === userid) showLastSeen(seen);
}

async function store(): Promise<void> {
  const userid = session.get().login?.userid;
  if (userid === undefined || !isOnline()) return;
  const seen = collectLastSeen(userid);
  const isStill = () => session.get().login?.userid === userid;
  const addresses = picturesOf(seen);
  const pictures = await addPictures(addresses, isStill);
  // Not before its pictures, as the network may go any moment: what a start without it finds belongs together.
  if (!isStill()) return;
  await writeSealedItem(STORAGE_KEY, JSON.stringify(seen), isStill);
  if (pictures) await keepOnly(addresses, pictures);
}

function storeSoon(): void {
  if (!session.get().login) return;
  // Not put off by what comes meanwhile: something is always asked for while a shoot is under way.
  timer ??= setTimeout(() => {
    timer = undefined;
    // What cannot be stored, as when there is no room, is not there the next time, which is said then.
    storing = storing.then(store).catch((error: unknown) => reportError(error));
  }, FLOCK_MS);
}

async function forget(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  removeItem(STORAGE_KEY);
  await dropPictures();
}

function followSession(): void {
  const userid = session.get().login?.userid;
  if (userid === shownTo) return;
  shownTo = userid;
  if (userid !== undefined) storing = storing.then(() => showStored(userid)).catch(forget);
}

/** Has the last albums and messages outlive the app, for a start without a network; with the login they go. */
export function keepLastSeen(): void {
  session.subscribe(followSession);
  followSession();
  queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && storeSoon());
  inbox.subscribe(storeSoon);
  sessionEnded.listen(() => void forget());
}
