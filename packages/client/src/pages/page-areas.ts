import type { Area } from '@kinora/locales';
import type { PageName } from '../navigation/routes';

/** The areas of the texts that the app itself shows, around every page. */
export const APP_AREAS: readonly Area[] = ['app', 'errors'];

/** What the banner of a new message says, over any page. */
export const NEWS_AREAS: readonly Area[] = ['news'];

/** The areas of the texts that a page shows besides: it opens when they are there. */
export const PAGE_AREAS: Readonly<Record<PageName, readonly Area[]>> = {
  welcome: ['welcome'],
  visit: ['themes', 'square', 'concepts'],
  avatar: ['faces', 'add-face', 'themes'],
  shooting: ['shooting', 'themes', 'concepts', 'faces', 'add-face', 'darkroom', 'news'],
  album: ['album'],
  mine: ['mine', 'origin'],
  login: ['login', 'legal'],
  result: ['result', 'darkroom', 'viewer'],
  messages: ['messages', 'news'],
  preview: ['viewer', 'square'],
  selfService: ['origin'],
  previewVideo: ['viewer'],
  gallery: [],
  notFound: [],
};
