import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { nodePath, root } from './paths.mjs';

/** What a program that is gone may still have in its pipes is waited for no longer than this. */
const LAST_WORDS_MS = 2_000;

/** Environment in which Node 24 and the installed tools come first. */
export function toolEnv(extra = {}) {
  const bins = [path.dirname(nodePath()), path.join(root, 'node_modules', '.bin')];
  const compileCache = path.join(root, '.cache/compile');
  return {
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    PATH: [...bins, process.env.PATH].join(path.delimiter),
    ...extra,
  };
}

/**
 * Runs a command; resolves to its exit code. Its output is inherited, or handed over line by line. Signals are passed on,
 * so that it stops gracefully: then it ended well, unless what it says is a step's, which has not come to its end. One that somebody else
 * killed has failed.
 */
export async function exec(command, args, { cwd = '.', env = {}, onLine } = {}) {
  const stdio = onLine ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { cwd: path.join(root, cwd), env: toolEnv(env), stdio });
  if (onLine) for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine);
  const closed = once(child, 'close').catch(() => undefined);
  let isStopping = false;
  const forward = (signal) => {
    isStopping = true;
    child.kill(signal);
  };
  process.on('SIGINT', forward).on('SIGTERM', forward);
  try {
    const [code] = await once(child, 'exit');
    if (onLine) await Promise.race([closed, pause(LAST_WORDS_MS, undefined, { ref: false })]);
    return code ?? (isStopping && !onLine ? 0 : 1);
  } finally {
    process.off('SIGINT', forward).off('SIGTERM', forward);
  }
}

/** Runs a command that draws rather than prints: what it wrote is shown only when it failed. */
export async function execQuietly(command, args, { onLine = console.error, ...options } = {}) {
  const said = [];
  const code = await exec(command, args, { ...options, onLine: (line) => said.push(line) });
  if (code !== 0) for (const line of said) onLine(line);
  return code;
}

export const runNode = (args, options) => exec(nodePath(), args, options);
