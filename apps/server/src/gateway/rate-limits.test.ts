import { type CommandName, ERROR } from '@kinora/contract';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDeps, type TestDeps } from '../../test/test-deps.ts';
import { startTestServer } from '../../test/test-server.ts';
import { TooManyRequestsError } from './error-body.ts';
import { openSharedCounters } from './rate-limits.store.ts';
import { classOf, createRateLimits, type LimitClass } from './rate-limits.ts';

let world: TestDeps;
beforeAll(async () => {
  world = await createTestDeps();
});
afterAll(() => world.dispose());

/** The limits of one of several processes on a database. */
function openLimits(factor: number, onRefused?: () => void) {
  const { db, personal } = world.deps;
  const shared = openSharedCounters(db, (error) => {
    throw error;
  });
  onTestFinished(() => shared.close());
  return { ...createRateLimits({ factor, shared, personal, ...(onRefused && { onRefused }) }), prune: shared.prune };
}

test('one user’s limit is not another’s', async () => {
  const limits = openLimits(1 / 300);
  await limits.countUser('write', 'u1');
  await expect(limits.countUser('write', 'u1')).rejects.toThrow(TooManyRequestsError);
  await limits.countUser('write', 'u2');
  await limits.countUser('read', 'u1');
});

/** What opens, changes or ends an account, or moves money. */
const SHARED: readonly CommandName[] = [
  ...(['LOGINPHONECODE', 'GETSMSCODE', 'MODUSERINFO', 'LOGOFF', 'CREATEORDER', 'ORDERPAY', 'ORDERPAYSUCCESS'] as const),
  ...(['CANCELORDER', 'REFUNDAPPLY', 'REFUNDCANCEL', 'RECEIVEORDER', 'SENDCARDS', 'GENVIDEO'] as const),
];
test.each<LimitClass>(['callback', ...new Set(SHARED.map(classOf))])(
  'two processes count %s calls of an address together',
  async (kind) => {
    const [one, other] = [openLimits(1 / 1_200), openLimits(1 / 1_200)];
    await one.countAddress(kind, '203.0.113.80');
    await expect(other.countAddress(kind, '203.0.113.80')).rejects.toThrow(TooManyRequestsError);
    await other.countAddress(kind, '203.0.113.81');
  },
);

test('a refusal that is no command’s is told of', async () => {
  const onRefused = vi.fn();
  const limits = openLimits(1 / 12_000, onRefused);
  for (const kind of ['object', 'callback', 'read'] as const) {
    await limits.countAddress(kind, '203.0.113.83');
    await expect(limits.countAddress(kind, '203.0.113.83')).rejects.toThrow(TooManyRequestsError);
  }
  expect(onRefused).toHaveBeenCalledTimes(2);
});

test('a window that is not over outlives the sweep, and neither an address nor a user lies in the clear', async () => {
  const limits = openLimits(1);
  await limits.countAddress('sign-in', '203.0.113.82');
  await limits.countUser('money', 'u-in-the-clear');
  await world.deps.db.insertInto('rate_limits').values({ key: 'over', points: 1, expire: 1 }).execute();
  await limits.prune();
  const rows = await world.deps.db.selectFrom('rate_limits').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/over|203\.0\.113|u-in-the-clear/);
});

test('over the limit the answer is 429 and says when to try again', async () => {
  const server = await startTestServer({
    environment: { KINORA_RATE_LIMIT_FACTOR: '0.001' },
    studioProgram: new URL('../../test/children/fake-studio-program.ts', import.meta.url),
  });
  const answers = await Promise.all([1, 2, 3, 4].map(() => fetch(`${server.address}/api/GLOBALCONF?data=x`)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused[0]?.json()).toMatchObject({ errid: ERROR.tooManyRequests });
  await server.dispose();
});
