export { registerThemePictures } from './picture-routes.ts';
export { queryIndex } from './query-index.ts';
export { queryModel } from './query-model.ts';
export { queryModels } from './query-models.ts';
export { queryMore } from './query-more.ts';
export { findTheme } from './themes.registry.ts';
