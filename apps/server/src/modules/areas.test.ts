import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COMMANDS } from '@kinora/contract';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../../..');
const contract = path.join(root, 'packages/contract/src');

/** Where the contract declares each command: `faces/upload-face.ts`. */
const declarations = new Map(
  globSync('*/*.ts', { cwd: contract }).flatMap((file) => {
    const [, name = ''] =
      readFileSync(path.join(contract, file), 'utf8').match(/= command\(\{\n {2}name: '(\w+)'/) ?? [];
    return name === '' ? [] : [[name, file] as const];
  }),
);

it('every command is declared in a file of its own', () => {
  expect([...declarations.keys()].toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
});

it.each([...declarations])('%s is answered by the file of the same name in the module of its area', (_name, file) => {
  expect(existsSync(path.join(import.meta.dirname, file)), file).toBe(true);
});

it.each([...new Set([...declarations.values()].map(path.dirname))])(
  'the client knows the area %s by that name',
  (area) => {
    expect(existsSync(path.join(root, 'packages/client/src/domain', area))).toBe(true);
  },
);
