import { flushSync } from 'react-dom';
import { createStore } from '../lib/store';
import { isWide } from '../platform/window-width';
import { pageStack } from './navigator';
import { type PageStack, seenOf } from './page-stack';

/** The open pages as they are drawn: a picture behind the others while the browser takes one of the page that leaves. */
export const shownStack = createStore<PageStack>(pageStack.get());

let latest: ViewTransition | undefined;

/** Whether pages slide over each other here: not in one of two columns, and not where motion is not wanted. */
export const canTurn = (): boolean =>
  'startViewTransition' in document && !isWide() && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether one page takes the place of another: under a photo, which moves by itself, none does. */
function isTurn(from: PageStack, to: PageStack): boolean {
  const isMove = to.arrival === 'forward' || to.arrival === 'back';
  const isSame = seenOf(from)[0]?.key === seenOf(to)[0]?.key;
  return isMove && !isSame && canTurn();
}

function show(): void {
  const next = pageStack.get();
  if (!isTurn(shownStack.get(), next)) {
    shownStack.set(next);
    return;
  }
  const { dataset } = document.documentElement;
  dataset.turn = next.arrival;
  const turn = document.startViewTransition(() => flushSync(() => shownStack.set(pageStack.get())));
  // The next turn takes the place of one that is under way, which is no failure.
  turn.ready.catch(() => undefined);
  turn.finished.then(() => {
    if (latest === turn) delete dataset.turn;
  });
  latest = turn;
}

pageStack.subscribe(show);
