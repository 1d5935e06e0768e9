import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { toolEnv } from './exec.mjs';
import { nodePath, root } from './paths.mjs';

/** Beside the server's own port. */
const PORTS_AWAY = 10;
const SERVER_PORT = 7700;

/** Starts the sandbox cashier where the shop is one; gives the variables with which the server finds it. It ends with this process. */
export async function startCashier(env = process.env) {
  if (env.KINORA_SHOP !== 'sandbox' || env.KINORA_CASHIER_URL) return {};
  const folder = path.resolve(root, env.KINORA_DATA || 'data', 'cashier');
  const port = String(Number(env.KINORA_PORT || SERVER_PORT) + PORTS_AWAY);
  const program = 'apps/server/src/adapters/channels/sandbox/cashier/main.ts';
  const child = spawn(nodePath(), [program, folder, port, 'attached'], {
    ...{ cwd: root, env: toolEnv(), stdio: ['pipe', 'pipe', 'inherit'] },
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the sandbox cashier ended with ${code}`);
  });
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
  ended.catch((error) => console.error(error.message));
  return JSON.parse(line);
}
