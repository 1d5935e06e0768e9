import { applyAppearance } from '../platform/appearance';
import { readItem, removeItem, writeItem } from '../platform/storage';
import { createStore, useStore } from './store';

export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type AppearanceChoice = (typeof APPEARANCES)[number];

const STORAGE_KEY = 'appearance';
const choice = createStore<AppearanceChoice>('system');

/** Applies the stored choice; before the first screen. */
export function startAppearance(): void {
  const stored = readItem(STORAGE_KEY);
  choice.set(APPEARANCES.find((appearance) => appearance === stored) ?? 'system');
  applyAppearance(choice.get());
}

/** Changes light or dark at once and for the next time. */
export function chooseAppearance(next: AppearanceChoice): void {
  choice.set(next);
  applyAppearance(next);
  if (next === 'system') removeItem(STORAGE_KEY);
  else writeItem(STORAGE_KEY, next);
}

export function useAppearanceChoice(): AppearanceChoice {
  return useStore(choice);
}
