import { spawn } from 'node:child_process';
import path from 'node:path';
import { nodePath, root } from './paths.mjs';

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

/** Runs a command with inherited output; resolves to its exit code. Signals are passed on, so that it stops gracefully. */
export function exec(command, args, { cwd = '.', env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: path.join(root, cwd), env: toolEnv(env), stdio: 'inherit' });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
}

/** Runs a command that draws rather than prints: what it wrote is shown only when it failed. */
export function execQuietly(command, args, { cwd = '.', env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: path.join(root, cwd),
      env: toolEnv(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}

export const runNode = (args, options) => exec(nodePath(), args, options);
