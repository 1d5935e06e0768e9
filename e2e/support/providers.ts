import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../apps/server/test/peers/start-all.ts', import.meta.url));

/** Stand-ins of the providers of sign-in, in a process of their own. */
export interface Providers {
  /** With these a server finds them. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** @param site where browsers reach the server */
export async function startProviders(site: string): Promise<Providers> {
  const child: ChildProcess = spawn(process.execPath, [program, site], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as [unknown];
  if (typeof line !== 'string') throw new Error('The providers did not start');
  return {
    environment: JSON.parse(line) as Record<string, string>,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
