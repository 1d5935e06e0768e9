import type { TestServer } from './test-server.ts';

/** What the server counted, as whoever has its token reads it. */
export async function readFigures({ address, config }: Pick<TestServer, 'address' | 'config'>): Promise<string> {
  const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${config.metricsToken}` } });
  return response.text();
}
