import type { LoggedInDevice } from '@kinora/contract';
import type { Translator } from './t.ts';

/** What a device is, and in which browser or app. */
export function deviceText(
  t: Translator,
  { kind, browser, platform }: Omit<LoggedInDevice, 'id' | 'since' | 'used' | 'isthis'>,
): string {
  const where = platform === 'h5' ? (browser ?? t('devices.in-h5')) : t.find(`devices.in-${platform}`);
  return [t(`device.${kind}`), where].filter((word) => word !== undefined).join(' · ');
}
