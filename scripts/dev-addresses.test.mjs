import { expect, it } from 'vitest';
import { serverBehindPage } from './dev-addresses.mjs';

it.each([
  [{}, 'http://127.0.0.1:7700'],
  [{ KINORA_PORT: '7800' }, 'http://127.0.0.1:7800'],
  [{ KINORA_PORT: '7800', KINORA_SERVER: 'http://127.0.0.1:9000' }, 'http://127.0.0.1:9000'],
])('finds the server behind the page with %o', (env, address) => {
  expect(serverBehindPage(env)).toBe(address);
});
