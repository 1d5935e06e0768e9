import { once } from 'node:events';
import { createServer } from 'node:net';
import { PAYMENT_STATUS } from '@kinora/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSandbox } from '../src/adapters/channels/sandbox/open.ts';
import { press } from './cashier.ts';
import { type Child, startProgram } from './children/child.ts';
import { eventually, newSn } from './module-world.ts';
import { signInOverHttp } from './sign-in.ts';
import type { TestClient } from './test-client.ts';
import { prepareWholeServer, type WholeServer } from './whole-server.ts';

let server: WholeServer;
beforeEach(async () => {
  server = await prepareWholeServer();
});
afterEach(() => server.end());

/** Asked again until it is answered: its idempotency key makes one effect of it. */
async function persist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  let answer: { of: Answer } | undefined;
  await eventually(async () => {
    answer = await ask().then(
      (of) => ({ of }),
      (error: unknown) => {
        // Nobody is there, or the one who was is gone in the middle of it.
        if (error instanceof TypeError || (error instanceof Error && 'errid' in error && error.errid === 40_109)) return undefined;
        throw error;
      },
    );
    return answer !== undefined;
  });
  if (!answer) throw new Error('nobody answered');
  return answer.of;
}
