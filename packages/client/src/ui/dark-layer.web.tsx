import { type KeyboardEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './dark-layer.module.css';
import type { DarkLayerProps } from './dark-layer-props';

export type { DarkLayerProps } from './dark-layer-props';

const FOCUSABLE = 'button:not(:disabled), a[href], input, select, textarea, [tabindex="0"]';

/** Covers the window and is always dark: looking at photos. Focus stays inside and returns to where it was. */
export function DarkLayer({ label, onClose, children }: DarkLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    layer.current?.focus({ preventScroll: true });
    return () => {
      document.documentElement.style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    // A button that vanished with its photo leaves the focus on the body: Escape counts from there too.
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      const isOurs = event.target === document.body || layer.current?.contains(event.target as Node) === true;
      if (event.key === 'Escape' && isOurs && !event.defaultPrevented) onClose();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  const control = (event: KeyboardEvent<HTMLDivElement>) => {
    // Events of what floats over this layer come here through React's tree.
    if (event.key === 'Tab' && event.currentTarget.contains(event.target as Node)) keepFocusIn(event);
  };
  return createPortal(
    <div
      ref={layer}
      className={`${styles.layer} appearance-dark`}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={control}
    >
      {children}
    </div>,
    document.body,
  );
}

/** At the last element Tab goes on with the first, and the other way round. */
function keepFocusIn(event: KeyboardEvent<HTMLDivElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.offsetParent !== null,
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
