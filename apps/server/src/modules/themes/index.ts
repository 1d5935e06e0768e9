export { registerThemePictures } from './picture-routes.ts';
