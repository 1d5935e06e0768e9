import { useEffect, useLayoutEffect, useRef } from 'react';

const FOCUSABLE = 'button:not(:disabled), a[href], input, select, textarea';

/** For the element around a list: a row that goes while it has the focus leaves it to the next one, else to the page's heading. */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly element: Element; readonly index: number }>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const list = ref.current;
      if (target instanceof HTMLElement && list?.contains(target))
        last.current = { element: target, index: [...list.querySelectorAll(FOCUSABLE)].indexOf(target) };
    };
    // The list itself may come later than its place.
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    const list = ref.current;
    const gone = last.current;
    if (!list || !gone || gone.element.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    const rest = [...list.querySelectorAll<HTMLElement>(FOCUSABLE)];
    // Pages below this one are inert.
    const heading = [...document.querySelectorAll('h1')].find((one) => !one.closest('[inert]'));
    const next = rest[Math.min(gone.index, rest.length - 1)] ?? heading;
    if (next === heading && heading) heading.tabIndex = -1;
    next?.focus();
  });
  return { ref };
}
