// @vitest-environment happy-dom
import { USER_INFO } from '@kinora/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../api/call';
import { endWay, proveOwner, TARGET_OF } from './bind-way';
import { ownerProof } from './owner-proof';
import { keepAttempt } from './sign-in-attempt';

vi.mock('../api/call', () => ({ call: vi.fn() }));
vi.mock('../api/refresh', () => ({ refreshAfter: vi.fn() }));
const { openProvider } = vi.hoisted(() => ({ openProvider: vi.fn() }));
vi.mock('../platform/sign-in-host', () => ({ openProvider, takeHostCode: undefined }));
vi.mock('./sign-in-attempt', async (original) => ({ ...(await original<object>()), keepAttempt: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
  ownerProof.set(undefined);
});

test('who lost the phone goes to a provider, as whoever proves whose account it is and comes back to the phone', async () => {
  vi.mocked(call).mockResolvedValue({ state: 'state', url: 'https://there.test' });
  expect(await proveOwner('qq')).toBe('away');
  expect(call).toHaveBeenCalledWith(
    'MODUSERINFO',
    expect.objectContaining({ id: USER_INFO.qq, data: '', prove: true, target: TARGET_OF.prove }),
  );
  const own = { way: 'qq', purpose: 'prove' };
  expect(keepAttempt).toHaveBeenCalledWith(expect.objectContaining({ state: 'state', own }));
  expect(openProvider).toHaveBeenCalledWith('https://there.test');
});

test('a way that has proven whose account it is is kept with the secret of its browser', async () => {
  vi.mocked(call).mockResolvedValue({ proof: 'proof' });
  await endWay({ way: 'google', purpose: 'prove' }, { state: 'state', secret: 'secret' });
  const said = { id: USER_INFO.other, way: 'google', data: '', state: 'state', secret: 'secret', prove: true };
  expect(vi.mocked(call).mock.calls).toEqual([['MODUSERINFO', said]]);
  expect(ownerProof.get()).toEqual({ owner: 'proof', secret: 'secret' });
});

test('a way that is bound proves nothing of a phone', async () => {
  vi.mocked(call).mockResolvedValue({});
  await endWay({ way: 'google', purpose: 'bind' }, { state: 'state', secret: 'secret' });
  expect(vi.mocked(call).mock.calls[0]?.[1]).not.toHaveProperty('prove');
  expect(ownerProof.get()).toBeUndefined();
});
