import { type BuildRegion, isShownOn, leadsThroughPage, THIRD_PARTY_COMMANDS } from '@kinora/contract';
import { expect, test } from 'vitest';
import { CODES_BY_VENDOR } from '../../../test/test-deps.ts';
import { openSignIn } from '../../adapters/sign-in/open.ts';
import { loadConfig } from '../../config/config.ts';
import { doorFor, offeredWays } from './sign-in-offers.ts';

const toVariable = (name: string) => [`KINORA_${name}`, 'x'] as const;
const PAIRS = [
  ...['WECHAT_MINI', 'WECHAT_APP', 'WECHAT_PAGE', 'WECHAT_SITE', 'QQ', 'GOOGLE'],
  ...['FACEBOOK', 'DOUYIN', 'KUAISHOU', 'LIAOLIAO'],
].flatMap((name) => ['ID', 'SECRET'].map((part) => `${name}_${part}`));
const ALL_KEYS: Record<string, string> = {
  ...Object.fromEntries([...PAIRS, 'QQ_APP', 'APPLE_ID', 'APPLE_TEAM', 'APPLE_KEY_ID', 'APPLE_KEY'].map(toVariable)),
  KINORA_LIAOLIAO_URL: 'https://liaoliao.example',
};
const SITE = { ...CODES_BY_VENDOR, KINORA_PUBLIC_URL: 'https://kinora.example' };

const open = (region: BuildRegion, keys: Record<string, string>) => {
  const config = loadConfig({ NODE_ENV: 'test', KINORA_REGION: region, ...SITE, ...keys });
  return { signIn: openSignIn(config, Date.now) };
};
const offered = (region: BuildRegion, keys: Record<string, string>, platform: string, isWide: boolean) =>
  offeredWays(open(region, keys), platform).filter((way) => isShownOn(way, platform, isWide));

const WIDE = true;
const NARROW = false;

test.each([
  ['h5', WIDE, 'wechat qq apple device', 'wechat qq apple google facebook device'],
  ['h5', NARROW, 'qq apple device', 'qq apple google facebook device'],
  ['h5wx', NARROW, 'wechat device', 'wechat device'],
  ['h5ll', WIDE, 'qq liaoliao device', 'qq liaoliao device'],
  ['h5ll', NARROW, 'liaoliao device', 'liaoliao device'],
  ['h5fb', NARROW, 'device', 'device'],
  ['mini', NARROW, 'wechat device', 'wechat device'],
  ['minitt', NARROW, 'douyin device', 'douyin device'],
  ['miniks', NARROW, 'kuaishou device', 'kuaishou device'],
  ['app', NARROW, 'wechat qq apple device', 'wechat qq apple google facebook device'],
  ['unheard-of', WIDE, '', ''],
])('with all keys, %s (wide: %s) has in the mainland: %s; overseas: %s', (platform, isWide, mainland, overseas) => {
  expect(offered('mainland', ALL_KEYS, platform, isWide).join(' ')).toBe(mainland);
  expect(offered('overseas', ALL_KEYS, platform, isWide).join(' ')).toBe(overseas);
});

test.each(['mainland', 'overseas'] as const)(
  "without keys, the %s build has the phone's code and the device alone",
  (region) => {
    for (const platform of ['h5', 'h5wx', 'h5ll', 'h5fb', 'mini', 'minitt', 'miniks', 'app'])
      expect(offered(region, {}, platform, WIDE), platform).toEqual(['device']);
  },
);

test.each([
  ['WECHAT_PAGE', 'h5wx', 'wechat'],
  ['WECHAT_SITE', 'h5', 'wechat'],
  ['WECHAT_MINI', 'mini', 'wechat'],
  ['WECHAT_APP', 'app', 'wechat'],
  ['QQ', 'h5', 'qq'],
])('the keys of %s open %s alone to %s', (name, platform, way) => {
  const keys = { [`KINORA_${name}_ID`]: 'x', [`KINORA_${name}_SECRET`]: 'x' };
  expect(offered('mainland', keys, platform, WIDE)).toEqual([way, 'device']);
  for (const other of ['h5', 'h5wx', 'mini', 'app'].filter((one) => one !== platform))
    expect(offered('mainland', keys, other, WIDE), other).toEqual(['device']);
});

test('where no browser could come back to, no way leads through a page', () => {
  const keys = { ...ALL_KEYS, KINORA_PUBLIC_URL: '' };
  expect(offered('overseas', keys, 'h5', WIDE)).toEqual(['device']);
  expect(offered('overseas', keys, 'app', NARROW)).toEqual(['wechat', 'qq', 'google', 'facebook', 'device']);
});

test('what a build does not offer is not open to who calls its command either', () => {
  expect(doorFor(open('mainland', ALL_KEYS), 'LOGINGOOGLEH5', 'h5')).toBeUndefined();
  expect(doorFor(open('overseas', ALL_KEYS), 'LOGINGOOGLEH5', 'h5')).toBeDefined();
});

test.each(THIRD_PARTY_COMMANDS)('%s leads through a page where clients expect that of it, and nowhere else', (name) => {
  const door = open('overseas', ALL_KEYS).signIn.doors[name];
  expect(door?.kind === 'redirect').toBe(leadsThroughPage(name));
});
