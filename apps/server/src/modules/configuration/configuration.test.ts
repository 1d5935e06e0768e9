import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/module-world.ts';
import { globalConf } from './global-conf.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual', environment: { KINORA_PUBLIC_URL: 'https://kinora.example' } });
});
afterAll(() => world.dispose());

describe('GLOBALCONF', () => {
  it('has the terms of the business', async () => {
    expect(await world.call('GLOBALCONF', world.guest, {})).toMatchObject({
      freebatch: 8,
      keepdays: 30,
      heartbeatInterval: 30_000,
      disable4k: false,
      uploadbytes: world.deps.config.upload.maxBytes,
    });
  });

  it('has another version when a term changes', async () => {
    const { config } = world.deps;
    const changed = { ...config, business: { ...config.business, keepDays: 31 } };
    const before = await globalConf(world.deps, world.guest, {});
    const after = await globalConf({ ...world.deps, config: changed }, world.guest, {});
    expect(after.version).not.toBe(before.version);
    expect((await globalConf(world.deps, world.guest, {})).version).toBe(before.version);
  });
});

describe('QUERYUPLOADSERVER', () => {
  it('names the gateway', async () => {
    const user = await world.signIn();
    expect(await world.call('QUERYUPLOADSERVER', user, {})).toEqual({ url: 'https://kinora.example/api/upload' });
  });
});
