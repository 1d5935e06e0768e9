import { newPhone } from './module-world.ts';
import type { TestServer } from './test-server.ts';

/** Asks for a code to a new number, as whoever that header says; 0 or the error's id. */
export async function askForCode(server: TestServer, forwardedFor: string): Promise<number> {
  const sealed = await server.client().seal('LOGINGETSMSCODE', { phone: newPhone(), area: '+86' });
  const response = await fetch(`${server.address}/api/jssdk/LOGINGETSMSCODE`, {
    method: 'POST',
    headers: { 'x-forwarded-for': forwardedFor },
    body: new URLSearchParams({ data: sealed.data, locale: '1' }),
  });
  const { data } = (await response.json()) as { data: string };
  return (sealed.openAnswer(data) as { errid?: number }).errid ?? 0;
}
