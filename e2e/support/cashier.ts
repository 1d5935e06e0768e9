import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(
  new URL('../../apps/server/src/adapters/channels/sandbox/cashier/main.ts', import.meta.url),
);

/** The sandbox cashier, in a process of its own. */
export interface Cashier {
  /** With these a server is a shop that finds it. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

export async function startCashier(): Promise<Cashier> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kinora-cashier-'));
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])) as [unknown];
  if (typeof line !== 'string') throw new Error(`The cashier ended with ${line}`);
  return {
    environment: { KINORA_SHOP: 'sandbox', ...(JSON.parse(line) as Record<string, string>) },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
