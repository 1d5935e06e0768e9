import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { UNITS } from '@kinora/contract';
import * as z from 'zod';
import type { Deps } from '../deps.ts';
import { OperatorError, type OperatorOrder } from '../modules/operator-order.ts';

const asked = z.object({
  area: z.string(),
  name: z.string(),
  uid: z.string().default(''),
  amount: z.string().max(20).default(''),
  unit: z.string().max(20).default(''),
  days: z.string().max(20).default(''),
  carrier: z.string().trim().max(60).default(''),
  number: z.string().trim().max(60).default(''),
  to: z.string().max(4096).default(''),
  tell: z.string().trim().max(1000).default(''),
  phone: z.string().trim().max(40).default(''),
  why: z.string().trim().max(1000).default(''),
  by: z.string().min(1).max(200),
});

/** How an order went. */
export interface OrderAnswer {
  ok: boolean;
  lines: string[];
}

const OWNER_ALONE = 0o600;

/**
 * Takes the operator's orders while the server runs, from whoever may open the socket. Undefined where another process of this data folder does, or where
 * the system has no room for the path: then the log says so.
 */
export async function serveOrders(
  socketPath: string,
  orders: readonly OperatorOrder[],
  deps: Deps,
): Promise<Server | undefined> {
  if (await isAnswered(socketPath)) return undefined;
  await rm(socketPath, { force: true });
  const server = createServer((request, response) => {
    answer(orders, deps, request).then(
      (told) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told)),
      (error: unknown) => {
        deps.log.error({ err: error }, "an operator's order failed");
        response.writeHead(500).end(JSON.stringify({ ok: false, lines: ['It failed; the log says why.'] }));
      },
    );
  });
  try {
    await once(server.listen(socketPath), 'listening');
    await chmod(socketPath, OWNER_ALONE);
  } catch (error) {
    deps.log.error({ err: error, socketPath }, "the operator's orders cannot be taken");
    return undefined;
  }
  return server.unref();
}

async function answer(orders: readonly OperatorOrder[], deps: Deps, request: IncomingMessage): Promise<OrderAnswer> {
  const parsed = asked.safeParse(await json(request));
  if (!parsed.success) return { ok: false, lines: [z.prettifyError(parsed.error)] };
  // Who or what it is about stands in one place.
  const told = { ...parsed.data, id: parsed.data.uid };
  const order = orders.find(({ area, name }) => area === told.area && name === told.name);
  if (!order) return { ok: told.name === '', lines: listOf(orders, told) };
  if (order.needs.some((need) => (told[need] ?? '') === ''))
    return { ok: false, lines: [`It needs: ${usageOf(order)}`] };
  try {
    return { ok: true, lines: await order.run(deps, told) };
  } catch (error) {
    if (error instanceof OperatorError) return { ok: false, lines: [error.message] };
    throw error;
  }
}

const WORDS = {
  uid: 'UID',
  id: 'ID',
  amount: '--amount N',
  unit: `--unit ${UNITS.join('|')}`,
  days: '--days N',
  why: '--why "…"',
  carrier: '--carrier "…"',
  number: '--number "…"',
  to: '--to FILE',
  tell: '--tell "…"',
  phone: '--phone +86…',
} as const;
const usageOf = ({ area, name, needs, takes = [] }: OperatorOrder): string =>
  [
    ...['npm run operator --', area, name],
    ...needs.map((need) => WORDS[need]),
    ...takes.map((option) => `[${WORDS[option]}]`),
  ].join(' ');

/** What can be ordered, of one area where it is known; every order takes `--by`. */
function listOf(orders: readonly OperatorOrder[], { area, name }: { area: string; name: string }): string[] {
  const near = orders.filter((order) => order.area === area);
  return [
    ...(name === '' ? [] : [`There is no order ${area} ${name}.`]),
    'These are, each with [--by NAME], who does it; else the name that you are signed in by:',
    ...(near.length > 0 ? near : orders).map(usageOf),
  ];
}

/** A socket that a process left behind when it was killed answers nobody. */
async function isAnswered(socketPath: string): Promise<boolean> {
  const probe = connect(socketPath);
  try {
    await once(probe, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    probe.destroy();
  }
}
