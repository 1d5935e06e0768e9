import type pg from 'pg';

/** What every payment asks, by the function that answers. */
const OFTEN = /^select (ledger_\w+)\(/;

/**
 * Has a connection parse and plan once what is asked often: such a question goes as a prepared statement, by the name of the function that it calls
 * (https://node-postgres.com/features/queries#prepared-statements).
 */
export function prepareOften(client: pg.Client): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? OFTEN.exec(text)?.[1] : undefined;
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  };
  client.query = named as typeof client.query;
}
