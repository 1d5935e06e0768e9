import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

const app = { id: 'id', secret: 'secret' };
/** What any of them is started with. */
const told = {
  ...{ ...app, mini: app, page: app, site: app },
  ...{ name: 'x', clientId: 'x', redirectUri: 'https://x.example' },
};

const standIns: [string, (told: unknown) => Promise<unknown>][] = [];
for (const file of globSync('*-peer{,s}.ts', { cwd: import.meta.dirname })) {
  const exported: Record<string, unknown> = await import(`./${file}`);
  for (const [name, start] of Object.entries(exported))
    if (/^start\w+Peer$/.test(name)) standIns.push([name, start as (told: unknown) => Promise<unknown>]);
}

test('every stand-in is looked at', () => expect(standIns.length).toBeGreaterThanOrEqual(15));

test.each(standIns)('%s starts nothing in production', async (_name, start) => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(start(told)).rejects.toThrow('development and tests alone');
});

test('nor does what starts all of them', async () => {
  const program = fileURLToPath(new URL('./start-all.ts', import.meta.url));
  const started = promisify(execFile)(process.execPath, [program], { env: { ...process.env, NODE_ENV: 'production' } });
  await expect(started).rejects.toThrow('development and tests alone');
});
