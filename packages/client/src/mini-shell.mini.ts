// What the shell of the mini-program needs of the client beside its pages.
export { showError } from './api/show-error';
export { PageFrame } from './app/page-frame';
export { startApp } from './app/start';
export { refreshEverything } from './domain/refresh-everything';
export { createStore } from './lib/store';
export { currentTranslator } from './lib/translation';
export { navigation } from './navigation/navigator';
export { entryOf, type PageName } from './navigation/page-table';
export { formatQuery, type PageQuery } from './navigation/query-string';
