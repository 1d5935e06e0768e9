import type { VisitPort } from './visit-port';

const PREFIX = 'kinora.visit.';
// Where the browser refuses to store, the visit ends with the page.
const unsaved = new Map<string, string>();

/** Before the hash sign and behind it: campaigns write it before, the app's own addresses behind. */
export const launchQuery: VisitPort['launchQuery'] = () => {
  const [, behind = ''] = /\?(.*)$/.exec(location.hash) ?? [];
  return [location.search.slice(1), behind].filter((query) => query !== '').join('&');
};

export const readVisitItem: VisitPort['readVisitItem'] = (key) => {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? unsaved.get(key);
  } catch {
    return unsaved.get(key);
  }
};

export const writeVisitItem: VisitPort['writeVisitItem'] = (key, text) => {
  try {
    if (text === undefined) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, text);
  } catch {
    if (text === undefined) unsaved.delete(key);
    else unsaved.set(key, text);
  }
};

export const hostAppId: VisitPort['hostAppId'] = () => undefined;
