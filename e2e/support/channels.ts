import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../apps/server/test/peers/start-channels.ts', import.meta.url));

/** Stand-ins of the channels of payments, in a process of their own. */
export interface Channels {
  /** With these a server is a shop that finds them. */
  environment: Record<string, string>;
  /** Somebody pays the order that waits there, and the server at the address hears of it. */
  pay(address: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startChannels(): Promise<Channels> {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])) as [unknown];
  if (typeof line !== 'string') throw new Error(`The channels ended with ${line}`);
  const { environment, control } = JSON.parse(line) as { environment: Record<string, string>; control: string };
  return {
    environment,
    async pay(address) {
      const { status } = await fetch(`${control}/pay?${new URLSearchParams({ to: address })}`);
      if (status !== 200) throw new Error('nobody paid');
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
