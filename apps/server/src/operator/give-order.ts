import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { userInfo } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readFolders } from '../config/folders.ts';
import type { OrderAnswer } from './serve-orders.ts';
import { socketPathOf } from './socket-path.ts';

/** Gives an order to the server that runs on this machine, and prints what it says: `npm run operator -- AREA NAME [UID] [--amount …] [--unit …] [--days …] [--carrier …] [--number …] [--to FILE] [--tell …] [--phone …] [--why …] [--by …]`; with `--help`, or without anything, what can be ordered. */
async function giveOrder(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    options: {
      amount: { type: 'string', default: '' },
      unit: { type: 'string', default: '' },
      days: { type: 'string', default: '' },
      carrier: { type: 'string', default: '' },
      number: { type: 'string', default: '' },
      to: { type: 'string', default: '' },
      tell: { type: 'string', default: '' },
      phone: { type: 'string', default: '' },
      why: { type: 'string', default: '' },
      by: { type: 'string', default: userInfo().username },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { help, ...options } = values;
  // Of an area alone, its orders are listed.
  const [area = '', name = '', uid = ''] = help ? positionals.slice(0, 1) : positionals;
  const socketPath = socketPathOf(readFolders(process.env));
  const asking = request({ socketPath, method: 'POST', path: '/' });
  asking.end(JSON.stringify({ area, name, uid, ...options, to: options.to && path.resolve(options.to) }));
  const [response] = (await once(asking, 'response').catch(() => {
    throw new Error(`No server of this data folder runs here (${socketPath}).`);
  })) as [IncomingMessage];
  const { ok, lines } = (await json(response)) as OrderAnswer;
  process.stdout.write(`${lines.join('\n')}\n`);
  return ok;
}

try {
  process.exitCode = (await giveOrder()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
