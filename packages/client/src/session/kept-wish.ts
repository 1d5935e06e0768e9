import { useEffect } from 'react';
import { createStore, useStore } from '../lib/store';
import { sealedVisitItem } from './sealed-visit-item';

/** What a guest wanted and had chosen, as data: pages do not outlive that a provider's page takes their place. */
export type Wish =
  | { readonly kind: 'sample-face' }
  /** For a theme, where one is chosen. */
  | { readonly kind: 'add-face'; readonly theme?: string | undefined }
  /** Of a theme, or of a picture of the square again, with so many people. */
  | {
      readonly kind: 'shoot';
      readonly theme?: string;
      readonly again?: string;
      readonly min: number;
      readonly max: number;
    }
  | SetUpWish;

/** What was chosen for a shoot, or described; `adds`: somebody was to be added to it. */
export interface SetUpWish {
  readonly kind: 'set-up';
  readonly theme?: string;
  readonly text?: string;
  readonly count?: number;
  readonly keywords?: readonly string[];
  readonly adds?: true;
}

interface Kept {
  /** Of the attempt at signing in that it waits for. */
  readonly state: string;
  readonly untilMs: number;
  readonly wish: Wish;
}

const item = sealedVisitItem<Kept>('wish');
/** As long as an attempt. */
const LIFE_MS = 600_000;

const returned = createStore<Omit<Kept, 'state'> | undefined>(undefined);

/** Keeps a wish for whoever ends that attempt in this tab, in the place of any other. */
export async function keepWish(state: string, wish: Wish | undefined): Promise<void> {
  if (!wish) return forgetWish();
  await item.keep({ state, untilMs: Date.now() + LIFE_MS, wish });
}

/** The wish that waits for that attempt. */
export async function readWish(state: string): Promise<Wish | undefined> {
  return (await readKept(state))?.wish;
}

async function readKept(state: string): Promise<Kept | undefined> {
  const kept = await item.read();
  return kept?.state === state ? kept : undefined;
}

/** The attempt has ended with a login: its wish waits for who does it, once. */
export async function bringBackWish(state: string): Promise<void> {
  const kept = await readKept(state);
  forgetWish();
  returned.set(kept);
}

/** What was wanted waits for who does it, once: the page on which it was wanted is another one since. */
export const giveBackWish = (wish: Wish): void => returned.set({ wish, untilMs: Date.now() + LIFE_MS });

/** What was wanted, where it is of that kind, once. */
export function takeWish<Kind extends Wish['kind']>(kind: Kind): Extract<Wish, { kind: Kind }> | undefined {
  const kept = returned.get();
  if (kept?.wish.kind !== kind) return undefined;
  const { wish, untilMs } = kept;
  returned.set(undefined);
  return untilMs > Date.now() ? (wish as Extract<Wish, { kind: Kind }>) : undefined;
}

/** Does what was wanted, where it is of that kind, as soon as it is back and the page is seen. */
export function useWish<Kind extends Wish['kind']>(
  kind: Kind,
  run: (wish: Extract<Wish, { kind: Kind }>) => void,
): void {
  const kept = useStore(returned);
  useEffect(() => {
    const wish = kept && takeWish(kind);
    if (wish) run(wish);
  });
}

/** Nobody does it any more. */
export function forgetWish(): void {
  returned.set(undefined);
  item.forget();
}
