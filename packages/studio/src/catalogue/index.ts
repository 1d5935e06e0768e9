export { shootingOrder } from './shooting-order.ts';
export { type Season, THEME_CATEGORIES, type ThemeCategory, type ThemeText, type ThemeTexts } from './theme-about.ts';
export { type CatalogueTheme, findCatalogueTheme, THEME_CATALOGUE } from './theme-catalogue.ts';
