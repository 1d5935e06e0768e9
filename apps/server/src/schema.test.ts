import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = import.meta.dirname;
const sources = globSync('**/*.ts', { cwd: src }).filter((file) => !/\.test\.ts$|^database\/migrations\//.test(file));
const read = (file: string): string => readFileSync(path.join(src, file), 'utf8');

/** The folder that owns each table: where the `x.tables.ts` lies that declares it. */
const owners = new Map(
  sources
    .filter((file) => file.endsWith('.tables.ts'))
    .flatMap((file) => {
      const [, body = ''] = read(file).match(/export interface \w+Tables \{([^}]*)\}/) ?? [];
      return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, table = '']) => [table, path.dirname(file)] as const);
    }),
);

const BUILT =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w+Join|from|using|table)\(\s*(\[[^\]]*\]|'[^']*')/g;
const WRITTEN = /\b(?:from|into|update|join|using)\s+"?(\w+)/gi;

/** Tables that a file names: in the builder's calls, one or several, and in SQL that is written out. */
function namedTables(text: string): string[] {
  const built = [...text.matchAll(BUILT)].flatMap(([, named = '']) => [...named.matchAll(/'(\w+)/g)]);
  return [...built, ...text.matchAll(WRITTEN)].flatMap(([, table = '']) => (owners.has(table) ? table : []));
}

const files = sources.map((file) => ({ file, tables: namedTables(withoutComments(read(file))) }));

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

it('every table has one owner, and a store that names it', () => {
  expect(owners.size).toBeGreaterThan(15);
  const named = new Set(files.flatMap(({ tables }) => tables));
  expect([...owners.keys()].filter((table) => !named.has(table))).toEqual([]);
});

it("only a store names tables, and only its own module's", () => {
  const foreign = files.flatMap(({ file, tables }) =>
    tables
      .filter((table) => !file.endsWith('.store.ts') || !path.dirname(file).startsWith(owners.get(table) ?? '-'))
      .map((table) => `${file} names ${table}, which belongs to ${owners.get(table)}`),
  );
  expect([...new Set(foreign)]).toEqual([]);
});

it.each([
  "selectFrom('users as u')",
  "selectFrom(['photos', 'users'])",
  "updateTable('photos').from('users')",
  "deleteFrom('photos').using('users')",
  "innerJoin('users', 'users.uid', 'photos.uid')",
  'sql`select 1 from users`',
  'sql`SELECT 1 FROM "users"`',
  "sql.table('users')",
])('sees the table in %s', (text) => {
  expect(namedTables(text)).toContain('users');
});
