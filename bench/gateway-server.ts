import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadConfig } from '../apps/server/src/config/config.ts';
import type { Handlers } from '../apps/server/src/gateway/command-handler.ts';
import { createLog } from '../apps/server/src/log.ts';
import { serverModules } from '../apps/server/src/server-parts.ts';
import { startServer } from '../apps/server/src/start-server.ts';

/** The product's server with one command that does nothing, and a plain route that answers the same without the channel. */
const SECTION = { id: 's', name: 'n', imgs: [], page: 0, total: 0, needv: false };
const handlers: Handlers = { ...serverModules.handlers, QUERYMORE: async () => SECTION };

const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'kinora-bench-'));
const config = loadConfig({
  NODE_ENV: 'production',
  KINORA_DATA: dataFolder,
  KINORA_PORT: '0',
  KINORA_ROLES: 'api',
  KINORA_LOG_LEVEL: 'error',
  KINORA_RATE_LIMIT_FACTOR: '1000000',
  KINORA_ALLOW_SANDBOX: 'sms-inbox',
  KINORA_MASTER_KEYS: `b1:${Buffer.alloc(32, 1).toString('base64')}`,
  KINORA_INDEX_KEY: Buffer.alloc(32, 2).toString('base64'),
});
const server = await startServer(
  config,
  {
    ...serverModules,
    handlers,
    createSms: (smsConfig, now, log) => ({
      ...serverModules.createSms(smsConfig, now, log),
      registerPages(app) {
        app.get('/plain', () => ({ ...SECTION, timestamp: Date.now() }));
      },
    }),
  },
  { log: createLog('error'), onPanic: () => process.exit(70) },
);

process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', async () => {
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
  process.exit(0);
});
process.send?.(server.address);
