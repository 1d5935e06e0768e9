import { createStore } from '../lib/store';

/** The choice as pages show it: a mini-program page sets a class on its outermost view. */
export const appliedAppearance = createStore<'system' | 'light' | 'dark'>('system');

/** Shows light, dark, or what the system says. */
export function applyAppearance(choice: 'system' | 'light' | 'dark'): void {
  appliedAppearance.set(choice);
}
