import type { ComponentType } from 'react';
import type { PageName } from '../navigation/routes';

type LoadModule = () => Promise<{ readonly default: ComponentType }>;

/** The code of each page, one chunk each. */
export const PAGE_MODULES: Readonly<Record<PageName, LoadModule>> = {
  welcome: () => import('./welcome/welcome-page'),
  visit: () => import('./visit/visit-page'),
  avatar: () => import('./avatar/avatar-page'),
  shooting: () => import('./shooting/shooting-page'),
  album: () => import('./album/album-page'),
  mine: () => import('./mine/mine-page'),
  login: () => import('./login/login-page'),
  result: () => import('./result/result-page'),
  messages: () => import('./messages/messages-page'),
  preview: () => import('./preview/preview-page'),
  selfService: () => import('./self-service/self-service-page'),
  previewVideo: () => import('./preview-video/preview-video-page'),
  gallery: () => import('./gallery/gallery-page'),
  notFound: () => import('./not-found/not-found-page'),
};
