import type { TestProject } from 'vitest/node';
import { Server } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server of all files is, without a slash at the end. */
    serverUrl: string;
  }
}

/**
 * Starts one server for all files: its models take longer to load than most files run. They share its queues, so that
 * what is made for one file may wait for what is made for another.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await Server.start();
  project.provide('serverUrl', server.url);
  return () => server.stop();
}
