export { castPhotos } from './cast-photos.ts';
export { pictureRuns } from './custom-runs.ts';
export { type FaceBearing, momentsOf } from './moments-of.ts';
export type { CastPhoto } from './photo-cost.ts';
export { type CastSubject, wishesOf } from './sheet-wishes.ts';
export { type PhotosOf, shootingRuns } from './shooting-order.ts';
export { type Season, THEME_CATEGORIES, type ThemeCategory, type ThemeText, type ThemeTexts } from './theme-about.ts';
export { type CatalogueTheme, findCatalogueTheme, THEME_CATALOGUE } from './theme-catalogue.ts';
