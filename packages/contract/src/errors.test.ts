import { expect, it } from 'vitest';
import { CLIENT_ERROR_DEFINITIONS } from './client-errors.ts';
import { COMMANDS } from './commands.ts';
import { CLIENT_ERROR, ERROR } from './errors.ts';

it('no two errors share an id', () => {
  const ids = [...Object.values(ERROR), ...Object.values(CLIENT_ERROR)];
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('every error of the client has one definition with both texts', () => {
  expect(CLIENT_ERROR_DEFINITIONS.map(({ errid }) => errid).sort()).toEqual(Object.values(CLIENT_ERROR).sort());
  for (const { txt, en } of CLIENT_ERROR_DEFINITIONS) {
    expect(txt).toMatch(/\p{Script=Han}/u);
    expect(en).toMatch(/^[\p{Script=Latin}\p{P}\p{Zs}]+$/u);
  }
});

it.each(Object.entries(COMMANDS))('%s answers with errors of the catalogue', (_name, { errors }) => {
  const known: readonly number[] = Object.values(ERROR);
  expect(errors.filter((id) => !known.includes(id))).toEqual([]);
});
