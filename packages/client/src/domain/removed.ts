import { createStore } from '../lib/store';
import { followItem, readItem, removeItem } from '../platform/storage';
import { readSealedItem, writeSealedItem } from '../session/sealed-item';
import { session, sessionEnded } from '../session/session';
import { REMOVED_KEY } from '../session/stored-removed';

/** Photos that were deleted together. */
export interface DeletedPhotos {
  readonly of: 'photos';
  readonly ids: readonly string[];
  /** When they are erased, ms. */
  readonly untilMs: number;
}

/** A photo of a person, or a person with all of them. */
export interface RemovedFace {
  readonly of: 'face' | 'person';
  readonly id: string;
  /** What is said once it is back. */
  readonly restored: string;
  readonly untilMs: number;
}

export type Removed = DeletedPhotos | RemovedFace;

interface Kept {
  readonly userid: string;
  readonly removed: readonly Removed[];
}

/** What was deleted and can still be put back, the newest last; what is over included. Kept beyond this page: a reload has it, and other tabs. */
export const removed = createStore<readonly Removed[]>([]);
sessionEnded.listen(() => removed.set([]));
followItem?.(REMOVED_KEY, () => {
  const isChanged = true;
  loadRemoved(isChanged);
});

/** One after the other: each goes by what the one before has written. */
let storing = Promise.resolve();

const isSame = (one: Removed, other: Removed): boolean => JSON.stringify(one) === JSON.stringify(other);

function enqueue(work: (userid: string) => Promise<void>): void {
  const userid = session.get().login?.userid;
  if (userid === undefined) return;
  // What cannot be stored has its way back for as long as this page is open.
  storing = storing.then(() => work(userid)).catch((error: unknown) => console.error(error));
}

async function readKept(userid: string): Promise<readonly Removed[]> {
  const text = await readSealedItem(REMOVED_KEY);
  if (text === undefined) return [];
  // Nobody but this machine could have sealed it.
  const kept: Kept = JSON.parse(text);
  return kept.userid === userid ? kept.removed.filter(({ untilMs }) => untilMs > Date.now()) : [];
}

function change(next: (removed: readonly Removed[]) => readonly Removed[]): void {
  removed.set(next(removed.get()));
  enqueue(async (userid) => {
    // Another tab may have written since.
    const kept: Kept = { userid, removed: next(await readKept(userid)) };
    const isStill = () => session.get().login?.userid === userid;
    if (kept.removed.length > 0) await writeSealedItem(REMOVED_KEY, JSON.stringify(kept), isStill);
    else if (isStill()) removeItem(REMOVED_KEY);
  });
}

export const keepRemoved = (one: Removed): void => change((all) => [...all, one]);

/** It is back, or was not deleted. */
export const dropRemoved = (one: Removed): void => change((all) => all.filter((other) => !isSame(one, other)));

/** Brings in what was kept before this page was loaded; `isChanged`: by another tab, in whose place nothing may be left. */
export function loadRemoved(isChanged = false): void {
  enqueue(async (userid) => {
    if (!isChanged && readItem(REMOVED_KEY) === undefined) return;
    const kept = await readKept(userid);
    if (session.get().login?.userid !== userid) return;
    const here = removed.get();
    removed.set(kept.map((one) => here.find((other) => isSame(one, other)) ?? one));
  });
}
