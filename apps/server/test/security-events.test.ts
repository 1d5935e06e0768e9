import { ERROR } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventOfSuccess } from '../src/gateway/events-of-commands.ts';
import { createLog } from '../src/log.ts';
import { askForCode } from './ask-for-code.ts';
import { newPhone } from './module-world.ts';
import { readFigures } from './read-figures.ts';
import { newestCode, signInOverHttp } from './sign-in.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const studioProgram = new URL('./children/fake-studio-program.ts', import.meta.url);

let server: TestServer;
let text = '';
beforeAll(async () => {
  const log = createLog('info', { write: (line) => (text += line) });
  server = await startTestServer({ studioProgram, log, environment: { KINORA_CODES_PER_ADDRESS: '4' } });
});
afterAll(() => server.dispose());

const events = (): Record<string, string>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .filter((line) => line.event);

/** How often an event was counted. */
async function counted(event: string): Promise<number> {
  const figures = await readFigures(server);
  return Number(new RegExp(`kinora_security_events_total\\{event="${event}"\\} (\\d+)`).exec(figures)?.[1] ?? 0);
}

test('sign-in and consents are told with whom they are of', async () => {
  const user = await signInOverHttp(server);
  const uid = user.login?.userid;
  const { protocols } = await user.call('GLOBALCONF', {});
  await user.call('AGREEPROTOCOL', { kind: 'face', version: protocols.face, agree: false });
  await user.call('LOGOUT', {});
  const told = events().filter((event) => event.uid === uid);
  expect(told.map(({ event }) => event)).toEqual(['sign-in', 'consent-given', 'consent-withdrawn', 'sign-out']);
  expect(await counted('consent-withdrawn')).toBe(1);
});

test('a consent of a guardian is one, and nothing else that is said of a person', () => {
  const events = [{ info: { birth: 2020 }, guardian: '1' }, { info: { birth: 1990 } }].map((said) =>
    eventOfSuccess('EDITFAMILY', { mid: 'm', ...said }, {}),
  );
  expect(events).toEqual(['consent-given', undefined]);
});

test('what was refused is told with its request, and without phone, code or address', async () => {
  const guest = server.client();
  const phone = newPhone();
  const { protocols } = await guest.call('GLOBALCONF', {});
  await guest.call('LOGINGETSMSCODE', { phone, area: '+86' });
  const code = await newestCode(server.inbox);
  const input = {
    phone,
    area: '+86',
    code: code.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    agreed: protocols.service,
  };
  await expect(guest.call('LOGINPHONECODE', input)).rejects.toMatchObject({ errid: ERROR.codeWrong });
  await expect(guest.call('LOGINGETSMSCODE', { phone, area: '+86' })).rejects.toMatchObject({
    errid: ERROR.codeTooOften,
  });
  const { data } = await guest.seal('GLOBALCONF', {});
  for (const _time of [1, 2]) await fetch(`${server.address}/api/GLOBALCONF?data=${data}`);
  const told = events().slice(-3);
  expect(told.map(({ event }) => event)).toEqual(['code-wrong', 'refused-by-limit', 'replay']);
  for (const { requestId } of told) expect(requestId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  for (const secret of [phone, code, input.code, '127.0.0.1']) expect(JSON.stringify(told)).not.toContain(`"${secret}`);
  for (const event of ['code-wrong', 'refused-by-limit', 'replay']) expect(await counted(event)).toBe(1);
});

test('a code that was used is good for no other device, and neither is one that was never sent: both are counted as wrong ones', async () => {
  const guest = server.client();
  const [phone, strange] = [newPhone(), newPhone()];
  const { protocols } = await guest.call('GLOBALCONF', {});
  await guest.call('LOGINGETSMSCODE', { phone, area: '+86' });
  const code = await newestCode(server.inbox);
  const enter = (number: string) =>
    server.client().call('LOGINPHONECODE', { phone: number, area: '+86', code, agreed: protocols.service });
  await enter(phone);
  const before = await counted('code-wrong');
  for (const number of [phone, strange])
    await expect(enter(number)).rejects.toMatchObject({ errid: ERROR.codeExpired });
  expect(await counted('code-wrong')).toBe(before + 2);
});

test('where no proxy is named a client gives itself no other address, and what it is refused is counted', async () => {
  const before = await counted('codes-sprayed');
  const outcomes: number[] = [];
  for (let count = 1; count <= 5; count++) outcomes.push(await askForCode(server, `198.51.100.${count}`));
  expect(outcomes[0]).toBe(0);
  expect(outcomes.at(-1)).toBe(ERROR.networkLimit);
  expect(await counted('codes-sprayed')).toBe(before + outcomes.filter((errid) => errid !== 0).length);
});
