// Entry of every npm script. Runs on the machine's own Node (20 or newer) with nothing installed, brings what is missing,
// then hands over to Node 24.
import { buildWeb } from './build-web.mjs';
import { startCashier } from './cashier.mjs';
import { ensureChromium } from './chromium.mjs';
import { PAGE, serverBehindPage } from './dev-addresses.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { exec, runNode } from './exec.mjs';
import { startPeers } from './peers.mjs';
import { check, test, testPglite, testPostgres, testThemes } from './test-steps.mjs';

const [task = 'start', ...args] = process.argv.slice(2);

const tasks = {
  start: async () => {
    const isHelp = args.includes('--help');
    if (!isHelp) await buildWeb();
    return runNode(['apps/server/src/main.ts', ...args], { env: isHelp ? {} : await startCashier() });
  },
  dev: async () => {
    const { env: known, peers } = args.includes('--peers') ? await startPeers() : { env: {}, peers: [] };
    const shop = await startCashier();
    // The cashier sends browsers back to where the page is served.
    const site = Object.keys(shop).length > 0 ? { KINORA_PUBLIC_URL: PAGE.url } : {};
    const env = { ...site, ...shop, ...known };
    const server = runNode(['--watch-path=apps/server/src', 'apps/server/src/main.ts'], { env });
    const web = exec('vite', ['--host', PAGE.host, '--port', String(PAGE.port), '--strictPort'], {
      ...{ cwd: 'apps/web', env: { KINORA_SERVER: serverBehindPage(process.env) } },
    });
    console.error(`Open ${PAGE.url} in a browser; the server's own address shows the page as it was built last.`);
    return Math.max(...(await Promise.all([server, web, ...peers])));
  },
  build: () => buildWeb({ force: true }),
  check: () => check(),
  test: () => test(),
  'test:postgres': () => testPostgres(),
  'test:pglite': () => testPglite(),
  'test:themes': () => testThemes(),
  format: () => exec('biome', ['check', '--write', '.']),
  bench: () => runNode([`bench/${args[0] ?? 'all'}.ts`, ...args.slice(1)]),
  operator: () => runNode(['apps/server/src/operator/give-order.ts', ...args]),
  'ledger:audit': () => runNode(['apps/server/src/operator/give-order.ts', 'ledger', 'audit']),
  'docs:money': () => runNode(['apps/server/src/modules/ledger/print-rules.ts']),
  'docs:pictures': async () => {
    await buildWeb();
    return exec('playwright', ['test', '-c', 'pictures'], {
      cwd: 'e2e',
      env: { KINORA_CHROMIUM: await ensureChromium() },
    });
  },
  'docs:configuration': () => runNode(['apps/server/src/config/print-variables.ts']),
  'sets:render': () => runNode(['packages/sets/src/cli/render.ts', ...args]),
  'sets:check': () => runNode(['packages/sets/src/cli/check.ts', ...args]),
  'studio:sheet': () => runNode(['packages/studio/src/cli/sheet.ts', ...args]),
  'studio:report': () => runNode(['packages/studio/src/cli/report.ts', ...args]),
  'studio:theme': async () => {
    const code = await runNode(['packages/studio/src/cli/theme.ts', ...args]);
    if (code === 0) await exec('biome', ['check', '--write', '--log-level=error', 'packages/studio/src/themes']);
    return code;
  },
  'studio:model': () => runNode(['packages/studio/src/cli/convert-model.ts', ...args]),
  'studio:pictures': () => runNode(['packages/studio/src/cli/make-theme-pictures.ts', ...args]),
  'wardrobe:render': () => runNode(['packages/wardrobe/src/render.ts', ...args]),
  'wardrobe:check': () => runNode(['packages/wardrobe/src/render.ts', '--check', ...args]),
};

if (!Object.hasOwn(tasks, task)) {
  console.error(`Unknown task "${task}". Known: ${Object.keys(tasks).join(', ')}`);
  process.exit(2);
}
await ensureInstalled();
process.exit((await tasks[task]()) ?? 0);
