import { PREVIEW_MODE, type PreviewMode } from '@kinora/contract';

/** All that is kept, of it those of one person and of several, and what is not kept. */
export const SEGMENTS = ['involved', 'single', 'group', 'recent'] as const;
export type Segment = (typeof SEGMENTS)[number];
export const RECENT_KINDS = ['all', 'regular', 'custom'] as const;
export type RecentKind = (typeof RECENT_KINDS)[number];

/** Which photos the album shows. */
export interface AlbumView {
  readonly segment: Segment;
  /** Of those that are not kept. */
  readonly kind: RecentKind;
  /** Only photos of this person, and of this theme; of the kept ones. */
  readonly personId: string | undefined;
  readonly theme: string | undefined;
}

/** What an address asks for: its `tab`, else all that is kept. */
export function firstView(tab: string | undefined): AlbumView {
  const segment = SEGMENTS.find((one) => one === tab) ?? 'involved';
  return { segment, kind: 'all', personId: undefined, theme: undefined };
}

/** What is not kept is not filed: it knows neither people nor themes. */
export function chooseSegment(view: AlbumView, segment: Segment): AlbumView {
  return segment === 'recent'
    ? { ...view, segment, personId: undefined, theme: undefined }
    : { ...view, segment, kind: 'all' };
}

/** A person's photos stand among those that are kept; everyone is where one was. */
export function choosePerson(view: AlbumView, personId: string | undefined): AlbumView {
  const segment = personId !== undefined && view.segment === 'recent' ? 'involved' : view.segment;
  return { ...view, segment, personId };
}

/** A theme's photos stand among those that are kept. */
export function chooseTheme(view: AlbumView, theme: string | undefined): AlbumView {
  const segment = theme !== undefined && view.segment === 'recent' ? 'involved' : view.segment;
  return { ...view, segment, theme };
}

/** Whether it shows less than its segment holds. */
export function isFiltered({ kind, personId, theme }: AlbumView): boolean {
  return kind !== 'all' || personId !== undefined || theme !== undefined;
}

/** The preview mode of a photo that is opened from here. */
export function previewModeOf({ segment }: AlbumView): PreviewMode {
  return segment === 'recent' ? PREVIEW_MODE.recent : PREVIEW_MODE.album;
}
