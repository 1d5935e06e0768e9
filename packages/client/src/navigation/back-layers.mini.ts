import { delay } from '../lib/delay';
import { createStore } from '../lib/store';
import type { BackClosing } from './navigation-port';

/** Something that lies over a page, and that going back closes. */
export interface BackLayer {
  readonly pageKey: string | undefined;
  readonly onClose: () => void;
}

/** The host says when its false page is gone; one that does not say so must not keep the user. */
const PATIENCE_MS = 400;

/** Open layers of all pages, the uppermost last. */
export const backLayers = createStore<readonly BackLayer[]>([]);

/** Whether a page is about to be left by the app itself, until another one shows: nothing may hold it then. */
export const isLeaving = createStore(false);

const standing = createStore<ReadonlySet<string>>(new Set());

/** A host's back button reaches the app only through a false page, which `app/back-trap.mini` sets up while a layer is open. */
export const backClosing: BackClosing = {
  open(onClose, pageKey) {
    const layer: BackLayer = { pageKey, onClose };
    backLayers.set([...backLayers.get(), layer]);
    return () => backLayers.set(backLayers.get().filter((one) => one !== layer));
  },
};

/** Tells whether a page's false page stands. */
export function noteTrap(pageKey: string, isStanding: boolean): void {
  const others = [...standing.get()].filter((key) => key !== pageKey);
  standing.set(new Set(isStanding ? [...others, pageKey] : others));
}

/** Runs a step back that leaves the page: the host would give it to the false page, so that goes first. */
export async function leaving(pageKey: string | undefined, step: () => Promise<void>): Promise<void> {
  isLeaving.set(true);
  try {
    if (pageKey !== undefined) await Promise.race([fallen(pageKey), delay(PATIENCE_MS)]);
    await step();
  } catch (error) {
    isLeaving.set(false);
    throw error;
  }
}

function fallen(pageKey: string): Promise<void> {
  return new Promise((resolve) => {
    if (!standing.get().has(pageKey)) return resolve();
    const end = standing.subscribe(() => {
      if (standing.get().has(pageKey)) return;
      end();
      resolve();
    });
  });
}
