import type { KeyboardEvent } from 'react';

/**
 * Moves focus among the tabs of a list with the arrow keys, Home and End, and presses the one it reaches.
 * Arrow keys follow the reading direction.
 */
export function moveFocusByKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const current = tabs.findIndex((tab) => tab.matches(':focus'));
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = nextIndex(event.key, current, tabs.length, isRtl);
  const target = next === undefined ? undefined : tabs[next];
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.click();
}

function nextIndex(key: string, current: number, count: number, isRtl: boolean): number | undefined {
  if (current < 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
  return (current + step + count) % count;
}
