import { formatQuery } from '../navigation/query-string';
import type { VisitPort } from './visit-port';

/** A visit ends with the host's process. */
const kept = new Map<string, string>();

export const launchQuery: VisitPort['launchQuery'] = () =>
  formatQuery(wx.getLaunchOptionsSync?.().query ?? {}).slice(1);

export const readVisitItem: VisitPort['readVisitItem'] = (key) => kept.get(key);

export const writeVisitItem: VisitPort['writeVisitItem'] = (key, text) => {
  if (text === undefined) kept.delete(key);
  else kept.set(key, text);
};

export const hostAppId: VisitPort['hostAppId'] = () => wx.getAccountInfoSync?.().miniProgram.appId;
