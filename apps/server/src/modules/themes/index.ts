export { registerFirstRoutes } from './first-routes.ts';
export { registerThemePictures } from './picture-routes.ts';
