import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface Child {
  process: ChildProcess;
  /** The next message that it sends; rejects when it ends before. */
  next(): Promise<unknown>;
  /** Code and signal of its end. */
  ended: Promise<[number | null, NodeJS.Signals | null]>;
  /** What it wrote to standard output and standard error. */
  output(): string;
}

/** Runs a program of this folder in a real process of its own. */
export function startChild(program: URL, args: string[], environment: Record<string, string> = {}): Child {
  const child = fork(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  const messages: unknown[] = [];
  const waiting: { resolve(message: unknown): void; reject(error: Error): void }[] = [];
  child.on('message', (message) => {
    const waiter = waiting.shift();
    if (waiter) waiter.resolve(message);
    else messages.push(message);
  });
  const ended = once(child, 'exit') as Child['ended'];
  void ended.then(() => {
    for (const { reject } of waiting) reject(new Error(`the child ended: ${output}`));
  });
  return {
    process: child,
    ended,
    output: () => output,
    next: () =>
      messages.length > 0
        ? Promise.resolve(messages.shift())
        : new Promise((resolve, reject) => waiting.push({ resolve, reject })),
  };
}
