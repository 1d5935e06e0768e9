import { rm } from 'node:fs/promises';
import { type ServedCashier, serveCashier } from '../src/adapters/channels/sandbox/cashier/serve.ts';
import { MERCHANT } from '../src/adapters/channels/sandbox/env.ts';
import { makeTestFolder } from './test-folder.ts';

export const CASHIER_KEY = 'what the cashier and the shop sign with';

/** The sandbox cashier with a book of its own, which a test takes away for a while. */
export interface TestCashier {
  /** What a server of the shop is started with. */
  environment: Record<string, string>;
  stop(): Promise<void>;
  /** At the same address, with the same book. */
  start(): Promise<void>;
  dispose(): Promise<void>;
}

export async function startTestCashier(): Promise<TestCashier> {
  const folder = await makeTestFolder();
  const serve = (port: number): Promise<ServedCashier> =>
    serveCashier({ folder, key: CASHIER_KEY, merchant: MERCHANT, port });
  let cashier = await serve(0);
  const { url } = cashier;
  return {
    environment: { KINORA_SHOP: 'sandbox', KINORA_CASHIER_URL: url, KINORA_CASHIER_KEY: CASHIER_KEY },
    stop: () => cashier.close(),
    async start() {
      cashier = await serve(Number(new URL(url).port));
    },
    async dispose() {
      await cashier.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Presses a button of the cashier's page; where it sends the browser. */
export async function press(url: string, act: string): Promise<string> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ act }), redirect: 'manual' });
  return response.headers.get('location') ?? '';
}
