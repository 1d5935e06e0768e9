import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { prepareOften } from './prepare-often.ts';

it('what every payment asks is a prepared statement of its connection, anything else goes as it is', () => {
  const query = vi.fn();
  const client = { query } as unknown as pg.Client;
  prepareOften(client);
  client.query('select ledger_open($1) as opened', ['u']);
  client.query('select 1', []);
  client.query('begin');
  expect(query.mock.calls).toEqual([
    [{ name: 'ledger_open', text: 'select ledger_open($1) as opened', values: ['u'] }],
    ['select 1', []],
    ['begin', undefined],
  ]);
});
