import { PREVIEW_MODE, type PreviewMode } from '@kinora/contract';

export const SEGMENTS = ['recent', 'single', 'group', 'involved'] as const;
export type Segment = (typeof SEGMENTS)[number];
export const RECENT_KINDS = ['all', 'regular', 'custom'] as const;
export type RecentKind = (typeof RECENT_KINDS)[number];

/** Which photos the album shows. */
export interface AlbumView {
  readonly segment: Segment;
  /** Of the recent ones. */
  readonly kind: RecentKind;
  /** Only photos with this face, and of this theme; of the kept ones. */
  readonly faceId: string | undefined;
  readonly theme: string | undefined;
}

/** What an address asks for: its `tab`, else everything recent. */
export function firstView(tab: string | undefined): AlbumView {
  const segment = SEGMENTS.find((one) => one === tab) ?? 'recent';
  return { segment, kind: 'all', faceId: undefined, theme: undefined };
}

/** Recent photos are not filed yet: they know neither people nor themes. */
export function chooseSegment(view: AlbumView, segment: Segment): AlbumView {
  return segment === 'recent' ? { ...view, segment, faceId: undefined, theme: undefined } : { ...view, segment };
}

/** A person's photos stand among those that are kept; everyone is where one was. */
export function choosePerson(view: AlbumView, faceId: string | undefined): AlbumView {
  const segment = faceId !== undefined && view.segment === 'recent' ? 'involved' : view.segment;
  return { ...view, segment, faceId };
}

/** A theme's photos stand among those that are kept. */
export function chooseTheme(view: AlbumView, theme: string | undefined): AlbumView {
  const segment = theme !== undefined && view.segment === 'recent' ? 'involved' : view.segment;
  return { ...view, segment, theme };
}

/** Whether it shows less than its segment holds. */
export function isFiltered({ kind, faceId, theme }: AlbumView): boolean {
  return kind !== 'all' || faceId !== undefined || theme !== undefined;
}

/** The preview mode of a photo that is opened from here. */
export function previewModeOf({ segment }: AlbumView): PreviewMode {
  return segment === 'recent' ? PREVIEW_MODE.recent : PREVIEW_MODE.album;
}
