import { useEffect, useRef } from 'react';

const isOwnKey = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, input, textarea, select') !== null;

/** The space key takes the photo, unless it presses what has the focus. */
export function useShutterKey(isEnabled: boolean, onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!isEnabled) return;
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat || isOwnKey(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isEnabled]);
}
