import { newPhone } from './module-world.ts';
import { createTestClient, type TestClient } from './test-client.ts';

/** A new user of a whole server, signed in with the code of the development inbox, who agreed to the use of the face. */
export async function signInOverHttp(address: string, phone = newPhone()): Promise<TestClient> {
  const guest = createTestClient(address);
  const { protocols } = await guest.call('GLOBALCONF', {});
  await guest.call('LOGINGETSMSCODE', { phone, area: '+86' });
  const { entries } = (await (await fetch(`${address}/dev/inbox.json`)).json()) as { entries: { code: string }[] };
  const code = entries[0]?.code ?? '';
  const login = await guest.call('LOGINPHONECODE', { phone, area: '+86', code, agreed: protocols.service });
  const user = createTestClient(address, login);
  await user.call('AGREEPROTOCOL', { kind: 'face', version: protocols.face, agree: true });
  return user;
}
