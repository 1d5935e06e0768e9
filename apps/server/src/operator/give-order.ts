import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { userInfo } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readFolders } from '../config/folders.ts';
import type { OrderAnswer } from './serve-orders.ts';
import { socketPathOf } from './socket-path.ts';

/** Gives an order to the server that runs on this machine, and prints what it says: `npm run operator -- AREA NAME [UID] [--amount …] [--unit …] [--days …] [--carrier …] [--number …] [--to FILE] [--why …] [--by …]`. */
async function giveOrder(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    options: {
      amount: { type: 'string', default: '' },
      unit: { type: 'string', default: '' },
      days: { type: 'string', default: '' },
      carrier: { type: 'string', default: '' },
      number: { type: 'string', default: '' },
      to: { type: 'string', default: '' },
      why: { type: 'string', default: '' },
      by: { type: 'string', default: userInfo().username },
    },
    allowPositionals: true,
  });
  const [area = '', name = '', uid = ''] = positionals;
  const socketPath = socketPathOf(readFolders(process.env));
  const asking = request({ socketPath, method: 'POST', path: '/' });
  asking.end(JSON.stringify({ area, name, uid, ...values, to: values.to && path.resolve(values.to) }));
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
