import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KillResult } from '../apps/server/test/tally.ts';
import { type Figure, reportFigures, secondsSince } from './figures.ts';

/**
 * The kill test of payments, as often as it takes for so many kills: customers pay with gold cards, coupons and money, choose photos, have 4K pictures, videos and prints made, give, and have
 * money back, while server and cashier are killed with -9. In the end no acknowledged effect may be missing, none may have happened twice, the audit of the ledger finds nothing, and the cashier's own book
 * agrees.
 */
const KILLS = Number(process.argv[2] ?? 200);
const KILLS_A_ROUND = 8;
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'kinora-paying-kill-'));
const file = path.join(folder, 'result.json');

const startMs = performance.now();
const vitest = spawn('npx', ['vitest', 'run', '--project', 'server', 'apps/server/test/recharge-kill.test.ts'], {
  cwd: root,
  env: {
    ...process.env,
    KINORA_TEST_KILL_ROUNDS: String(Math.ceil(KILLS / KILLS_A_ROUND)),
    KINORA_TEST_KILL_RESULT: file,
  },
  stdio: 'inherit',
});
const [code] = await once(vitest, 'exit');
try {
  const { kills, acknowledged, lost, doubled, audit } = JSON.parse(readFileSync(file, 'utf8')) as KillResult;
  for (const line of [...lost.map((one) => `lost: ${one}`), ...doubled.map((one) => `doubled: ${one}`), ...audit])
    console.log(line);
  const figures: Figure[] = [
    { name: 'kills with -9 while customers pay', value: kills, unit: '', atLeast: KILLS },
    { name: 'each with what was asked between, in', value: secondsSince(startMs) / kills, unit: 's' },
    { name: 'acknowledged effects', value: acknowledged, unit: '' },
    { name: 'lost', value: lost.length, unit: '', atMost: 0 },
    { name: 'doubled', value: doubled.length, unit: '', atMost: 0 },
    { name: 'differences of the audit', value: Number(!audit[0]?.includes('is right')), unit: '', atMost: 0 },
  ];
  reportFigures(figures);
  const told = `${kills} kills, ${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled`;
  console.log(`result: ${told}; audit: ${audit.join('; ')}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (code !== 0) process.exitCode = 1;
