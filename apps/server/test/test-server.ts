import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import type { Config } from '../src/config/config.ts';
import type { SilenceLimits } from '../src/config/limits.ts';
import type { ServerModules } from '../src/given-modules.ts';
import { createLog } from '../src/log.ts';
import { serverModules } from '../src/server-parts.ts';
import { type RunningServer, startServer } from '../src/start-server.ts';
import { createMigratedDatabase } from './migrated-database.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { testDatabaseUrl } from './test-database.ts';
import { makeTestConfig } from './test-deps.ts';
import { makeTestFolder } from './test-folder.ts';

export interface TestServer extends RunningServer {
  config: Config;
  client(login?: TestClient['login']): TestClient;
  /** Stops it and deletes everything. */
  dispose(): Promise<void>;
}

export interface TestServerOptions {
  /** The product's own unless told. */
  modules?: Partial<ServerModules>;
  environment?: Record<string, string>;
  /** Another engine than the product's, in the studio's process. */
  studioProgram?: URL;
  now?(): number;
  /** Shorter than the product's, so that a test need not wait. */
  silence?: SilenceLimits;
  /** Silent unless told. */
  log?: Logger;
  /** Keep the data of another server, such as one that was stopped. */
  dataFolder?: string;
  /** Share the database of another server. */
  databaseUrl?: string;
}

/** A whole server on an ephemeral port: embedded in a temporary folder, or on a fresh database of TEST_DATABASE_URL. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataFolder = options.dataFolder ?? (await makeTestFolder());
  const fresh = options.databaseUrl === undefined ? await createMigratedDatabase() : undefined;
  const config = makeTestConfig(dataFolder, options.databaseUrl ?? fresh?.url ?? null, options.environment);
  if (options.silence) config.silence = options.silence;
  // A new embedded database is a copy of the one that lies there.
  if (testDatabaseUrl === null) config.cacheFolder = path.dirname(inject('migratedDatabase'));
  const server = await startServer(
    config,
    { ...serverModules, ...options.modules },
    {
      log: options.log ?? createLog(config.logLevel),
      onPanic(message) {
        throw new Error(`the test database panicked: ${message}`);
      },
      ...(options.now && { now: options.now }),
      ...(options.studioProgram && { studioProgram: options.studioProgram }),
    },
  ).catch(async (error: unknown) => {
    await fresh?.drop();
    throw error;
  });
  return {
    ...server,
    config,
    client: (login) => createTestClient(server.address, login),
    async dispose() {
      await server.stop();
      await fresh?.drop();
      if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
