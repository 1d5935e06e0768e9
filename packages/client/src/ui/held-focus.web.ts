import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';

const FOCUSABLE = 'button:not(:disabled), a[href], input, select, textarea, [tabindex="0"]';

const LAYERS = '[role="dialog"], [role="alertdialog"]';

/** For the element of a layer: focus comes to it, stays inside, and returns to where it was; Escape is told. */
export function useHeldFocus(onEscape: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  // With the layer itself: a key may come as soon as it is seen.
  useLayoutEffect(() => {
    before.current = document.activeElement;
    ref.current?.focus({ preventScroll: true });
  }, []);
  // Behind its end: what it covered takes no focus before.
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
    [],
  );
  useLayoutEffect(() => {
    // Keys count from what it covers too: a button that vanished with its photo leaves the focus on the body, and a page that
    // comes after the layer takes it to its heading.
    const answer = (event: globalThis.KeyboardEvent) => {
      const layer = ref.current;
      if (!layer || event.defaultPrevented || !(event.target instanceof Element)) return;
      const isAway = !event.target.closest(LAYERS);
      if (event.key === 'Escape' && (isAway || layer.contains(event.target))) onEscape();
      if (event.key === 'Tab' && isAway) layer.focus({ preventScroll: true });
    };
    addEventListener('keydown', answer);
    return () => removeEventListener('keydown', answer);
  }, [onEscape]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Events of what floats over this layer come here through React's tree.
    if (event.key === 'Tab' && event.currentTarget.contains(event.target as Node)) keepFocusIn(event);
  };
  return { ref, tabIndex: -1, onKeyDown };
}

/** At the last element Tab goes on with the first, and the other way round. */
function keepFocusIn(event: KeyboardEvent<HTMLDivElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  );
  const first = all[0];
  const last = all[all.length - 1];
  const from = document.activeElement;
  const target = event.shiftKey && (from === first || from === event.currentTarget) ? last : undefined;
  const next = !event.shiftKey && from === last ? first : target;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
