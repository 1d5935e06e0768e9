import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MERCHANT, SANDBOX_CASHIER } from '../env.ts';
import { serveCashier } from './serve.ts';

/*
 * The sandbox cashier: a process of its own that behaves like a channel. It prints the variables with which a server finds it, as one
 * line of JSON. Its book and its key lie in the folder that is named.
 */

/** Whoever believes a stand-in gives everything away: it does not run in production unless it is allowed there by name. */
function refuseProduction({ NODE_ENV, KINORA_ALLOW_SANDBOX = '' }: NodeJS.ProcessEnv): void {
  const isAllowed = KINORA_ALLOW_SANDBOX.split(',').some((name) => name.trim() === SANDBOX_CASHIER);
  if (NODE_ENV === 'production' && !isAllowed)
    throw new Error(`${SANDBOX_CASHIER} is for development and tests alone.`);
}

function readKey(folder: string): string {
  const file = path.join(folder, 'key');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

refuseProduction(process.env);
const [, , folder = '', port = '0', attached] = process.argv;
if (folder === '') throw new Error('usage: main.ts FOLDER [PORT [attached]]');
const key = readKey(folder);
const cashier = await serveCashier({ folder, key, merchant: MERCHANT, port: Number(port) });
process.stdout.write(`${JSON.stringify({ KINORA_CASHIER_URL: cashier.url, KINORA_CASHIER_KEY: key })}\n`);
const end = (): void => void cashier.close().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
// Its parent is gone, however it went.
if (attached === 'attached') process.stdin.on('end', end).resume();
