import { deviceInfo } from './device-info.mini';

/** The user's languages as BCP 47 tags, the best first; the host writes `zh_TW`. */
export function preferredLanguages(): readonly string[] {
  return [deviceInfo().language.replace(/_/g, '-')];
}
