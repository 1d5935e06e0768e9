import { expect, it, test } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { deviceKindOf } from './device-kinds.ts';
import { commandOf, SIGN_IN_WAY_NAMES, THIRD_PARTY_COMMANDS } from './sign-in-ways.ts';

it('every command of a third party is a way of signing in somewhere', () => {
  const platforms = ['h5', 'h5wx', 'h5ll', 'h5fb', 'mini', 'minitt', 'miniks', 'app'];
  const commands = SIGN_IN_WAY_NAMES.flatMap((way) => platforms.map((platform) => commandOf(way, platform)));
  expect(THIRD_PARTY_COMMANDS.filter((command) => !commands.includes(command))).toEqual([]);
});

it('a platform that nobody knows has no way but the phone', () => {
  expect(SIGN_IN_WAY_NAMES.filter((way) => commandOf(way, 'constructor'))).toEqual([]);
});

test.each([
  ['/pages/tabBar/album/album', true],
  ['/pagesA/result/result?id=abc', true],
  ['/pages/tabBar/visit/visit?theme=a%20b&oid=1', true],
  ['https://evil.example/pages/a', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/pages/../api', false],
  ['/pages/a#/b', false],
  ['javascript:alert(1)', false],
])('an attempt may lead back to %s: %s', (target, isOurs) => {
  const input = { agreed: '1', secret: 's'.repeat(43), target };
  expect(COMMANDS.LOGINQQH5.request.safeParse(input).success).toBe(isOurs);
});

test.each([
  ['iPhone', 'iphone'],
  ['Android', 'android'],
  ['Macintosh', 'mac'],
  ['ios', 'iphone'],
  ['<b>', 'other'],
])('%s is called %s', (system, kind) => {
  expect(deviceKindOf(system)).toBe(kind);
});
