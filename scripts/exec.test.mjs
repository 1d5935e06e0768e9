import { expect, test } from 'vitest';
import { exec } from './exec.mjs';

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'])('a step that is ended by %s has failed', async (signal) => {
  const code = await exec(
    process.execPath,
    ['-e', `process.kill(process.pid, '${signal}'); setInterval(() => undefined, 1000)`],
    {
      onLine: () => undefined,
    },
  );
  expect(code).toBe(1);
});
