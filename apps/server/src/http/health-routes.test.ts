import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { registerHealthRoutes } from './health-routes.ts';
import { createMetrics } from './metrics.ts';

test('however many ask at once whether it is ready, it looks once, and anew for who asks later', async () => {
  let looks = 0;
  const app = Fastify();
  registerHealthRoutes(app, {
    readiness: {
      async database() {
        looks += 1;
      },
    },
    ...{ metrics: createMetrics(), metricsToken: null, log: createLog('silent') },
  });
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
  expect(looks).toBe(1);
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready', checks: { database: 'ready' } });
  expect(looks).toBe(2);
  await app.close();
});

test.each([{}, { authorization: 'Bearer ' }, { authorization: 'Bearer null' }])(
  'without a token figures are for nobody, not for everybody: %j',
  async (headers) => {
    const app = Fastify();
    registerHealthRoutes(app, {
      readiness: {},
      metrics: createMetrics(),
      metricsToken: null,
      log: createLog('silent'),
    });
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
    await app.close();
  },
);

test('what cannot work, as on a full disk, is told to who asks whether it is ready, and why to the log alone', async () => {
  const app = Fastify();
  const written: string[] = [];
  registerHealthRoutes(app, {
    readiness: {
      database: async () => undefined,
      async objects() {
        throw new Error('the disk is full');
      },
    },
    ...{ metrics: createMetrics(), metricsToken: null },
    log: createLog('warn', { write: (line: string) => written.push(line) }),
  });
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'failed', checks: { database: 'ready', objects: 'failed' } });
  expect(answer.body).not.toContain('full');
  expect(written.join('')).toContain('the disk is full');
  await app.close();
});
