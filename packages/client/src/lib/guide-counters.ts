import { readItem, writeItem } from '../platform/storage';
import { createStore } from './store';

export const GUIDE_PLACES = ['visit', 'avatar', 'shooting'] as const;
export type GuidePlace = (typeof GUIDE_PLACES)[number];

const KEY = 'guide';

/** How often each place was introduced on this device, or found without the guide. */
export const guideCounters = createStore<Readonly<Record<GuidePlace, number>>>(readCounters(readItem(KEY)));

export function countGuide(places: readonly GuidePlace[]): void {
  const counters = { ...guideCounters.get() };
  for (const place of places) counters[place] += 1;
  guideCounters.set(counters);
  writeItem(KEY, GUIDE_PLACES.map((place) => counters[place]).join());
}

/** Stored as the three counts in the order of the places; whatever else stands there counts from the start. */
export function readCounters(text: string | undefined): Readonly<Record<GuidePlace, number>> {
  const [visit, avatar, shooting] = (text ?? '').split(',').map(Number);
  return {
    visit: visit || 0,
    avatar: avatar || 0,
    shooting: shooting || 0,
  };
}
