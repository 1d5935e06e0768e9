export { readThemePictures, type ThemePictureFile, themePicturesFolder } from './theme-pictures.ts';
