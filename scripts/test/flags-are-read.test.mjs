import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { bootstrapConfig, COMMANDS } from '../../packages/contract/src/index.ts';

const root = fileURLToPath(new URL('../../packages/client/src/', import.meta.url));
const home = fileURLToPath(new URL('../../', import.meta.url));
let production = '';
beforeAll(async () => {
  for await (const file of glob('**/*.{ts,tsx}', { cwd: root })) {
    if (!/\.test\.tsx?$/.test(file)) production += readFileSync(root + file, 'utf8');
  }
});

/** Named by what reads it: as a property, in a destructuring, as the key of a choice, or as the name of a figure. */
const isRead = (flag) => new RegExp(`\\.${flag}\\b|[{,]\\s*${flag}\\s*[,}:=]|'${flag}'`).test(production);

it.each([
  ...Object.keys(COMMANDS.GLOBALCONF.response.shape),
  ...Object.keys(COMMANDS.QUERYAGEOP.response.shape),
  ...Object.keys(bootstrapConfig.shape),
])('the flag %s of the configuration is read by a screen', (flag) => {
  expect(isRead(flag)).toBe(true);
});

/** The names of the specification's section 3, and which file of ours does what each is for; those of nothing are decision 0030's. */
const NAMED = {
  disable4k: 'packages/client/src/features/viewer/use-photo-extras.ts',
  albumUpdate: undefined,
  registersend: 'apps/server/src/modules/ledger/give-for-phone.ts',
  oversec: 'packages/client/src/features/darkroom/use-time-left.ts',
  favprice: undefined,
  propcard: undefined,
  freebatch: 'apps/server/src/modules/shoots/require-keeping.ts',
  waitmin: 'apps/server/src/modules/shoots/require-keeping.ts',
  familylength: 'packages/client/src/features/family/whose-question.tsx',
  maxage: 'packages/client/src/features/family/person-info-form.tsx',
  minage: 'packages/client/src/features/family/person-info-form.tsx',
  defage: 'packages/client/src/features/family/person-info-form.tsx',
};
/** What the server calls them where it reads them. */
const CALLED = { registersend: 'registerSend', freebatch: 'freeBatch', waitmin: 'waitMinutes' };

it.each(Object.entries(NAMED))(
  'what the specification calls %s is used where it should be, or refused',
  (name, file) => {
    const text = readFileSync(home + (file ?? 'docs/decisions/0030-operator-configuration.md'), 'utf8');
    expect(text).toMatch(new RegExp(`\\b${CALLED[name] ?? name}\\b`));
  },
);

it('would miss one that nobody reads', () => {
  expect(isRead('propcard')).toBe(false);
});
