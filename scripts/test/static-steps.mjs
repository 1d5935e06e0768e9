import { exec } from '../exec.mjs';
import { runSome } from './run-steps.mjs';

/** Everything that is type-checked in the root's installation. */
const projects = [
  'packages/contract',
  'packages/channel',
  'packages/locales',
  'packages/provenance',
  'packages/sets',
  'packages/studio',
  'packages/theme-pictures',
  'packages/wardrobe',
  'packages/client',
  'packages/client/tsconfig.mini.json',
  'apps/server',
  'apps/web',
  'apps/web/tsconfig.node.json',
  'e2e',
  'bench',
];

export const checkTypes = (folders, onLine) =>
  runSome(
    2,
    folders.map((folder) => () => exec('tsc', ['-p', folder], { onLine })),
  );

export const format = {
  name: 'format and lint',
  run: (onLine) => exec('biome', ['check', '--error-on-warnings', '.'], { onLine }),
};

export const types = { name: 'types', run: (onLine) => checkTypes(projects, onLine) };

/** Where the rules of `.dependency-cruiser.cjs` hold. */
const cruised = [
  'packages',
  'apps/server',
  'apps/web',
  'apps/mini/src',
  'apps/mini/config',
  'apps/mini/test',
  'e2e',
  'bench',
];

export const importRules = {
  name: 'import rules',
  run: (onLine) => exec('depcruise', [...cruised, '--config', '.dependency-cruiser.cjs'], { onLine }),
};

export const unusedCode = { name: 'unused code', run: (onLine) => exec('knip', [], { onLine }) };
