import { browserOf, deviceKindOf } from '@kinora/contract';
import { expect, test } from 'vitest';
import { nameSystem } from './name-system';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604',
    'iphone',
    'Safari',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/130 Safari/604', 'iphone', 'Chrome'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/130.0 Safari/537 Edg/130.0', 'windows', 'Edge'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0', 'mac', 'Firefox'],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 SamsungBrowser/26.0 Chrome/122 Mobile',
    'android',
    'Samsung Internet',
  ],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 Chrome/122 Mobile MicroMessenger/8', 'android', 'Chrome'],
  ['something else', 'other', undefined],
])('%s is named by its system and its browser, without a version', (userAgent, kind, browser) => {
  const name = nameSystem(userAgent);
  expect([deviceKindOf(name), browserOf(name)]).toEqual([kind, browser]);
  expect(name).not.toMatch(/\d/);
});
