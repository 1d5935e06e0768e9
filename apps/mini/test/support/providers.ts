import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../server/test/peers/start-all.ts', import.meta.url));
/** Of all that the stand-ins tell: what hosts of mini-programs are. */
const OF_HOSTS = /^KINORA_(WECHAT_MINI_\w+|WECHAT_URL|DOUYIN_\w+|KUAISHOU_\w+)$/;

/** Stand-ins of the hosts of mini-programs, in a process of their own. */
export interface Providers {
  /** With these a server finds them. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startProviders(): Promise<Providers> {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as [unknown];
  if (typeof line !== 'string') throw new Error('The providers did not start');
  const all = Object.entries(JSON.parse(line) as Record<string, string>);
  return {
    environment: Object.fromEntries(all.filter(([name]) => OF_HOSTS.test(name))),
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** What a host gives on the telephone of a person, or for a phone number: good once. */
export async function hostCode(provider: string | undefined, what: 'login' | 'phone', as: string): Promise<string> {
  const answer = await fetch(`${provider}/host/${what}?as=${encodeURIComponent(as)}`);
  const { code } = (await answer.json()) as { code: string };
  return code;
}
