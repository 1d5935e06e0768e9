import { expect, test } from 'vitest';
import { checkAreas, defineArea, describeArea, readArea } from './area.ts';
import { ConfigError } from './config-error.ts';
import { choice, factor, flag, list, listOf, optionalText, text, webAddress, wholeNumber } from './kinds.ts';

const area = defineArea('Anything', {
  NAME: text('A name.', 'Kinora', 8),
  PORT: wholeNumber('A port.', 7700, { max: 65_535 }),
  SHARE: factor('A share.', 1),
  SWITCH: flag('A switch.', true),
  LEVEL: choice('A level.', ['low', 'high'], 'low'),
  ITEMS: list('Items.'),
  ROLES: listOf('Roles.', ['api', 'worker'], 'both'),
  URL: webAddress('An address.'),
  SECRET: optionalText('A secret.', { isSecret: true, allowed: 'three letters', pattern: /^[a-z]{3}$/ }),
});

test('what is not set, or empty, has its default', () => {
  const defaults = {
    ...{
      NAME: 'Kinora',
      PORT: 7700,
      SHARE: 1,
      SWITCH: true,
      LEVEL: 'low',
      ITEMS: [],
      ROLES: [],
      URL: null,
      SECRET: null,
    },
  };
  expect(readArea(area, {})).toEqual(defaults);
  expect(readArea(area, Object.fromEntries(Object.keys(defaults).map((name) => [name, ''])))).toEqual(defaults);
});

test('what is set is read as what it is', () => {
  const given = { PORT: '1', SHARE: '0.5', SWITCH: '0', ITEMS: 'a, b,', ROLES: 'api', URL: 'https://a.example' };
  expect(readArea(area, given)).toMatchObject({
    ...{ PORT: 1, SHARE: 0.5, SWITCH: false, ITEMS: ['a', 'b'], ROLES: ['api'], URL: 'https://a.example' },
  });
});

test.each([
  ['NAME', 'much too long', 'NAME must be text of 1 to 8 characters, not "much too long"'],
  ['PORT', 'high', 'PORT must be a whole number from 0 to 65535, not "high"'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000"'],
  ['SHARE', '0', 'SHARE must be a number above 0, not "0"'],
  ['SWITCH', 'yes', 'SWITCH must be 0 or 1, not "yes"'],
  ['LEVEL', 'mid', 'LEVEL must be one of low, high, not "mid"'],
  ['ROLES', 'api,cook', 'ROLES must be a list split by commas of api, worker, not "api,cook"'],
  ['URL', 'ftp://a.example', 'URL must be an address that starts with http:// or https://, not "ftp://a.example"'],
  ['SECRET', 'hunter2', 'SECRET must be three letters'],
])('%s=%s is refused by name, and it says what is allowed', (name, value, message) => {
  expect(() => readArea(area, { [name]: value })).toThrow(new ConfigError(message));
});

test('all that is wrong is told at once', () => {
  const other = defineArea('More', { COUNT: wholeNumber('A count.', 1, { min: 1 }) });
  expect(() => checkAreas([area, other], { PORT: 'x', SWITCH: 'x', COUNT: '0' })).toThrow(
    /^PORT .*\nSWITCH .*\nCOUNT must be a whole number, 1 or more, not "0"$/,
  );
});

test('a variable tells of itself what its declaration says', () => {
  const told = new Map(describeArea(area).map((variable) => [variable.name, variable]));
  expect(told.get('PORT')).toEqual({
    ...{ name: 'PORT', description: 'A port.', shownDefault: '7700', isSecret: false },
    allowed: 'a whole number from 0 to 65535',
  });
  expect(told.get('ROLES')?.shownDefault).toBe('both');
  expect(told.get('SECRET')).toMatchObject({ shownDefault: 'none', isSecret: true });
});
