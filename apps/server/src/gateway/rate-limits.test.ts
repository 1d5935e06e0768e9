import { ERROR } from '@kinora/contract';
import { expect, test } from 'vitest';
import { startTestServer } from '../../test/test-server.ts';
import { TooManyRequestsError } from './error-body.ts';
import { addressKey, createRateLimits } from './rate-limits.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('one user’s limit is not another’s', async () => {
  const limits = createRateLimits(1 / 300);
  await limits.countUser('write', 'u1');
  await expect(limits.countUser('write', 'u1')).rejects.toThrow(TooManyRequestsError);
  await limits.countUser('write', 'u2');
  await limits.countUser('read', 'u1');
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
