import type { Area } from '@kinora/locales';

/** The areas of the texts that the app itself shows, around every page. */
export const APP_AREAS: readonly Area[] = ['app', 'errors'];

/** What the banner of a new message says, over any page. */
export const NEWS_AREAS: readonly Area[] = ['news'];
