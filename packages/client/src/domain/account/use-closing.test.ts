import { CLIENT_ERROR, ERROR } from '@kinora/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { CommandError } from '../../api/command-error';
import { forgetReceipt, keepReceipt, readReceipt } from '../../session/kept-receipt';

const { call, fetchCertificate } = vi.hoisted(() => ({ call: vi.fn(), fetchCertificate: vi.fn() }));
vi.mock('../../api/call', () => ({ call }));
vi.mock('../../api/fetch-certificate', () => ({ fetchCertificate }));
vi.mock('../../api/refresh', () => ({ refreshAfter: vi.fn() }));
vi.mock('../../api/use-command', () => ({ useCommand: vi.fn(), useCommandMutation: vi.fn() }));
const { closeAccount, newReceipt } = await import('./use-closing');

const receipt = newReceipt();
const close = () => closeAccount('u1', undefined, receipt);
beforeEach(() => {
  vi.resetAllMocks();
  forgetReceipt();
});

test('whoever leaves the page before the answer comes has the receipt of the certificate', async () => {
  let told: unknown;
  call.mockImplementation(async () => {
    told = await readReceipt();
    return { ended: 1, closed: true, certificate: receipt };
  });
  await close();
  expect(told).toMatchObject({ ...receipt, account: 'u1' });
  expect(await readReceipt()).toMatchObject(receipt);
});

test('an account whose closing is asked for again has the receipt of the first time', async () => {
  const first = newReceipt();
  call.mockResolvedValue({ ended: 0, closes_at: 1, certificate: first });
  await close();
  expect(await readReceipt()).toMatchObject(first);
});

test('where the server refuses, that of an account that was closed here before is all that is kept', async () => {
  call.mockRejectedValue(new CommandError(ERROR.codeExpired));
  await expect(close()).rejects.toMatchObject({ id: ERROR.codeExpired });
  expect(await readReceipt()).toBeUndefined();
  const former = newReceipt();
  await keepReceipt(former, 'u0');
  await expect(close()).rejects.toMatchObject({ id: ERROR.codeExpired });
  expect(await readReceipt()).toMatchObject({ ...former, account: 'u0' });
});

test.each([
  ['nobody can tell', CLIENT_ERROR.statusCode, undefined, true],
  ['the certificate is under way', CLIENT_ERROR.network, { state: 'destroying' }, true],
  ['the login is gone with the account', ERROR.accountClosed, { state: 'destroying' }, true],
  ['there is no such certificate', CLIENT_ERROR.network, { state: 'unknown' }, false],
])(
  'where no answer came and %s, the receipt is kept unless nothing was heard of the wish',
  async (_, id, state, isKept) => {
    call.mockRejectedValue(new CommandError(id));
    if (state) fetchCertificate.mockResolvedValue(state);
    else fetchCertificate.mockRejectedValue(new CommandError(CLIENT_ERROR.network));
    const end = close();
    await (isKept ? end : expect(end).rejects.toMatchObject({ id }));
    expect((await readReceipt())?.number).toBe(isKept ? receipt.number : undefined);
  },
);
