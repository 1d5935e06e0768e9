import type { Text } from './text.ts';

/** The areas that come with a locale at once: what every screen says, and what the first ones say. */
export const FIRST_AREAS = ['app', 'errors', 'themes', 'welcome'] as const;

/** The areas that come when a page needs them. */
export const LATER_AREAS = [
  'add-face',
  'album',
  'concepts',
  'darkroom',
  'faces',
  'gifts',
  'guided',
  'legal',
  'login',
  'messages',
  'mine',
  'money',
  'news',
  'orders',
  'origin',
  'prints',
  'purposes',
  'real-person',
  'result',
  'shooting',
  'square',
  'viewer',
] as const;

export type FirstArea = (typeof FIRST_AREAS)[number];
export type LaterArea = (typeof LATER_AREAS)[number];

/** A part of every table: `tables/<locale>/<area>.ts`. */
export type Area = FirstArea | LaterArea;

export const AREAS: readonly Area[] = [...FIRST_AREAS, ...LATER_AREAS];

type Texts = Readonly<Record<string, Text>>;

/** The areas of the source, whose texts and keys are free. */
export interface AreaRecord {
  readonly first: Readonly<Record<FirstArea, Texts>>;
  readonly later: Readonly<Record<LaterArea, () => Promise<{ readonly default: Texts }>>>;
}
