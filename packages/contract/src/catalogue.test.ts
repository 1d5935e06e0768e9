import { expect, it } from 'vitest';
import { COMMAND_CATALOGUE } from './catalogue.ts';
import { COMMANDS } from './commands.ts';

const catalogued = Object.values(COMMAND_CATALOGUE).flat();

it('holds the 96 commands of the specification, each once', () => {
  expect(catalogued).toHaveLength(96);
  expect(new Set(catalogued).size).toBe(96);
});

it.each(Object.entries(COMMANDS))('%s is in the catalogue, in its area, under its own name', (name, definition) => {
  expect(definition.name).toBe(name);
  const names: readonly string[] = COMMAND_CATALOGUE[definition.area];
  expect(names).toContain(name);
});
