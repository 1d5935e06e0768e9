import { expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { CLIENT_ERROR, ERROR } from './errors.ts';

it('no two errors share an id', () => {
  const ids = [...Object.values(ERROR), ...Object.values(CLIENT_ERROR)];
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it.each(Object.entries(COMMANDS))('%s answers with errors of the catalogue', (_name, { errors }) => {
  const known: readonly number[] = Object.values(ERROR);
  expect(errors.filter((id) => !known.includes(id))).toEqual([]);
});
