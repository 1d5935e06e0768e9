import { rm } from 'node:fs/promises';
import type { ResponseOf } from '@kinora/contract';
import { type Child, startChild } from './children/child.ts';
import { createMigratedDatabase } from './migrated-database.ts';
import type { ReachedServer } from './sign-in.ts';
import type { TestClient } from './test-client.ts';
import { makeTestFolder } from './test-folder.ts';

export interface WholeServer {
  /** Its data. */
  folder: string;
  /** Starts it, again after a kill. `program` is another one of `children` that tells where it is found. */
  start(environment?: Record<string, string>, program?: string): Promise<ReachedServer>;
  /** The next thing that its program tells. */
  told(): Promise<unknown>;
  /** By SIGKILL. */
  kill(): Promise<void>;
  /** What the last one logged. */
  output(): string | undefined;
  /** Kills it, and removes what it kept. */
  end(): Promise<void>;
}

/** The server as the product starts it, in a process of its own with a fake studio, on data of its own. */
export async function prepareWholeServer(): Promise<WholeServer> {
  const folder = await makeTestFolder();
  const database = await createMigratedDatabase();
  let running: Child | undefined;
  const kill = async () => {
    running?.process.kill('SIGKILL');
    await running?.ended;
  };
  return {
    folder,
    async start(environment = {}, program = 'whole-server.ts') {
      running = startChild(new URL(`./children/${program}`, import.meta.url), [], {
        NODE_ENV: 'test',
        KINORA_DATA: folder,
        KINORA_PORT: '0',
        KINORA_LOG_LEVEL: 'error',
        // Tests ask more often than a client would.
        KINORA_RATE_LIMIT_FACTOR: '100',
        ...(database && { KINORA_DATABASE_URL: database.url }),
        ...environment,
      });
      return (await running.next()) as ReachedServer;
    },
    kill,
    told: async () => running?.next(),
    output: () => running?.output(),
    async end() {
      await kill();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Id of a face that the user adds. */
export async function addFace(user: TestClient, photo: Uint8Array = Buffer.from('any bytes')): Promise<string> {
  const { binaryurl = '' } = await user.upload('UPLOADCHECK', photo, { name: 'me.jpg' });
  return (await user.call('UPLOADFACE', { binaryurl })).id;
}

export async function progressOf(user: TestClient, id: string): Promise<ResponseOf<'QUEUERESULT'>['shoots'][number]> {
  const [shoot] = (await user.call('QUEUERESULT', { id })).shoots;
  if (!shoot) throw new Error('no such shoot');
  return shoot;
}
