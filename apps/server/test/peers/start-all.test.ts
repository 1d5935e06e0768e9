import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openSignIn } from '../../src/adapters/sign-in/open.ts';
import { loadConfig } from '../../src/config/config.ts';
import { offeredOneTap, offeredWays } from '../../src/modules/login/index.ts';

test('a server that is told where all stand-ins are offers every way that a client of ours can go', async () => {
  const program = fileURLToPath(new URL('./start-all.ts', import.meta.url));
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  child.kill();
  const config = loadConfig({ NODE_ENV: 'test', ...JSON.parse(String(line)) });
  const deps = { signIn: openSignIn(config, Date.now) };
  expect(offeredWays(deps, 'h5')).toEqual(['wechat', 'qq', 'apple', 'google', 'facebook', 'device']);
  expect(['h5wx', 'mini', 'minitt', 'miniks'].map((platform) => offeredWays(deps, platform)[0])).toEqual([
    'wechat',
    'wechat',
    'douyin',
    'kuaishou',
  ]);
  expect([offeredOneTap(deps, 'h5')?.by, offeredOneTap(deps, 'mini')?.by]).toEqual(['carrier', 'host']);
  expect(config.realPerson).toMatchObject({ service: { vendor: 'aliyun' } });
});
