import type { TestProject } from 'vitest/node';
import { startProviders } from './providers.ts';
import { Server } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server of all files is, without a slash at the end. */
    serverUrl: string;
    /** Where its verification codes are shown. */
    inbox: string;
    /** Where it finds the hosts of mini-programs, by the names of its variables. */
    providers: Readonly<Record<string, string>>;
  }
}

/**
 * Starts one server for all files. They share its queues, so that what is made for one file may wait for what is made for
 * another; covers, which fifty themes have for each face, are asked for by a file with a server of its own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const providers = await startProviders();
  const server = await Server.start({ KINORA_OWN_COVERS: '0', ...providers.environment });
  project.provide('serverUrl', server.url);
  project.provide('inbox', server.inbox);
  project.provide('providers', providers.environment);
  return async () => {
    await server.stop();
    await providers.stop();
  };
}
