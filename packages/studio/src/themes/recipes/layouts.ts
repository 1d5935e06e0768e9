import type { Frame } from '../../frames/frame.ts';
import type { ViewChange } from '../../shoot/view.ts';
import { COMPOSITIONS } from '../composition.ts';

type FrameOf<Kind extends Frame<ViewChange>['kind']> = Extract<Frame<ViewChange>, { kind: Kind }>;
/** What a layout has besides its kind and its pictures. */
type Layout<Kind extends Frame<ViewChange>['kind']> = Partial<Omit<FrameOf<Kind>, 'kind' | 'views'>>;

const { strip, diptych, contact } = COMPOSITIONS;

/** The photo booth's strip: what each of its four pictures changes, and how the strip lies. */
export function stripOf(
  [a, b, c, d]: readonly [ViewChange, ViewChange, ViewChange, ViewChange],
  layout: Layout<'strip'> = {},
): FrameOf<'strip'> {
  const [first, second, third, fourth] = strip.frame.views;
  const views = [
    { ...first, ...a },
    { ...second, ...b },
    { ...third, ...c },
    { ...fourth, ...d },
  ] as const;
  return { ...strip.frame, ...layout, views };
}

/** Close and far side by side: what the far picture changes, and how the two are laid out. */
export function diptychOf(far: ViewChange, layout: Layout<'grid'> = {}): FrameOf<'grid'> {
  const [near, composed] = diptych.frame.views;
  return { ...diptych.frame, ...layout, views: [near, { ...composed, ...far }] };
}

/** Nine frames of film: what the nth of them changes, and the film's colours. */
export function contactOf(change: (nth: number) => ViewChange, layout: Layout<'contact'> = {}): FrameOf<'contact'> {
  return { ...contact.frame, ...layout, views: contact.frame.views.map((view, nth) => ({ ...view, ...change(nth) })) };
}

/** Four pictures edge to edge, two by two, from the upper left one. */
export function fourOf(
  views: readonly [ViewChange, ViewChange, ViewChange, ViewChange],
  layout: Layout<'grid'> = {},
): FrameOf<'grid'> {
  return { kind: 'grid', columns: 2, rows: 2, gap: 0, margin: 0, ...layout, views };
}

/** Nine pictures, three by three: what the nth of them changes, and the card that they lie on. */
export function nineOf(
  change: (nth: number, view: (typeof contact.frame.views)[number]) => ViewChange,
  layout: Layout<'grid'> = {},
): FrameOf<'grid'> {
  const views = contact.frame.views.map((view, nth) => ({ ...view, ...change(nth, view) }));
  return { kind: 'grid', columns: 3, rows: 3, ...layout, views };
}
