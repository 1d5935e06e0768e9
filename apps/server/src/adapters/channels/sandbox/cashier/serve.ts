import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { billAsked, orderAsked, prepayAsked, refundAsked } from '../messages.ts';
import { isSigned, signBody } from '../signature.ts';
import { openBook } from './book.ts';
import { type Cashier, createCashier, RefusedError } from './cashier.ts';
import type { Act } from './cashier-texts.ts';
import { createNotifier, type Notifier } from './notify.ts';
import { isAct, renderPage } from './page.ts';

const LATE_MS = 20_000;

export interface ServedCashier {
  url: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  folder: string;
  key: string;
  merchant: string;
  port: number;
}

/** Serves the cashier on loopback, with the book of the folder; what the merchant has not heard of yet is told. */
export async function serveCashier({ folder, key, merchant, port }: ServeOptions): Promise<ServedCashier> {
  const book = openBook(folder);
  const now = Date.now;
  let url = '';
  const notifier: Notifier = createNotifier(() => cashier, key, merchant, now);
  const cashier: Cashier = createCashier({
    book,
    merchant,
    url: () => url,
    now,
    tell: (place) => notifier.tell(place),
  });

  /** What its merchant asks, by path. */
  const asked: Readonly<Record<string, (body: unknown) => { merchant: string; answer: () => object }>> = {
    '/prepay': (body) => ask(prepayAsked, body, (one) => cashier.prepay(one)),
    '/query': (body) => ask(orderAsked, body, ({ order }) => cashier.stateOf(order)),
    '/close': (body) => ask(orderAsked, body, (one) => cashier.close(one)),
    '/refund': (body) => ask(refundAsked, body, (one) => cashier.refund(one)),
    '/bill': (body) => ask(billAsked, body, ({ day }) => cashier.bill(day)),
  };

  async function answer(request: http.IncomingMessage): Promise<http.OutgoingHttpHeaders & { body: string }> {
    const rawBody = await buffer(request);
    const { pathname } = new URL(request.url ?? '/', 'http://cashier');
    const question = asked[pathname];
    if (question && request.method === 'POST') {
      if (!isSigned(key, rawBody, request.headers, now())) throw new RefusedError(401, 'not signed by the merchant');
      const { merchant: whose, answer: give } = question(JSON.parse(rawBody.toString()));
      if (whose !== merchant) throw new RefusedError(401, 'another merchant');
      const body = JSON.stringify(give());
      return { body, ...signBody(key, body, now()) };
    }
    const [, token = ''] = /^\/pay\/([\w-]+)$/.exec(pathname) ?? [];
    const order = cashier.orderAt(token);
    if (!order) throw new RefusedError(404, 'nothing is here');
    const act = new URLSearchParams(rawBody.toString()).get('act') ?? '';
    if (request.method === 'POST' && isAct(act)) {
      await doAct(act, order);
      const back = act === 'cancel' ? `${order.returnUrl}&cancelled=1` : order.returnUrl;
      // A script of the page asks for the address, which it could not read of a redirection.
      if (request.headers.accept === 'text/plain') return { body: back, 'content-type': 'text/plain; charset=utf-8' };
      return { body: '', location: back };
    }
    return {
      body: renderPage(cashier, token, request.headers['accept-language']) ?? '',
      'content-type': 'text/html; charset=utf-8',
    };
  }

  async function doAct(act: Act, { order, notifyUrl }: { order: string; notifyUrl: string }): Promise<void> {
    if (act === 'cancel') return;
    if (act === 'expire') return void cashier.close({ merchant, environment: 'sandbox', order });
    if (act === 'forged') return notifier.forge(order, notifyUrl);
    const failed = act === 'fail' || act === 'reordered' ? cashier.fail(order) : undefined;
    const place = act === 'fail' ? failed : cashier.pay(order);
    if (place === undefined) return;
    if (act === 'silent') return cashier.heard(place);
    if (act === 'twice') for (let copy = 0; copy < 2; copy++) void notifier.send(place);
    notifier.tell(place, act === 'late' ? LATE_MS : 0);
    // The older news comes after the newer.
    if (act === 'reordered' && failed !== undefined) notifier.tell(failed, 500);
  }

  const server = http.createServer((request, response) => {
    answer(request).then(
      ({ body, ...headers }) => response.writeHead(headers.location === undefined ? 200 : 303, headers).end(body),
      (error: unknown) => response.writeHead(statusOf(error)).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const place of cashier.unheard()) notifier.tell(place);
  return {
    url,
    async close() {
      notifier.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      book.close();
    },
  };
}

function ask<Asked extends { merchant: string }>(
  schema: z.ZodType<Asked>,
  body: unknown,
  give: (asked: Asked) => object,
): { merchant: string; answer: () => object } {
  const parsed = schema.parse(body);
  return { merchant: parsed.merchant, answer: () => give(parsed) };
}

function statusOf(error: unknown): number {
  if (error instanceof RefusedError) return error.status;
  return error instanceof z.ZodError || error instanceof SyntaxError ? 400 : 500;
}
