import type { UserInfo } from '@kinora/contract';
import { expect, test, vi } from 'vitest';

const { call, changeAnswer } = vi.hoisted(() => ({
  call: vi.fn(async (name: string) => (name === 'GLOBALCONF' ? { protocols: { covers: '1' } } : {})),
  changeAnswer: vi.fn(),
}));
vi.mock('../../api/call', () => ({ call }));
vi.mock('../../api/refresh', () => ({ refreshAfter: async () => undefined }));
vi.mock('../../api/use-command', () => ({ changeAnswer }));
const { answerPurpose } = await import('./answer-purpose');

test('what was answered is shown before the account comes anew: a switch does not go back for a moment', async () => {
  const given = { kind: 'covers', mid: 'u', agreed: true, at: 1 } as const;
  const others = { ...given, mid: 'ann' };
  await answerPurpose('covers', ['u'], false);
  const [[name, , change]] = changeAnswer.mock.calls as [[string, object, (info: UserInfo) => UserInfo]];
  const { purposes } = change({ purposes: [given, others] } as Partial<UserInfo> as UserInfo);
  expect(name).toBe('QUERYUSERINFO');
  expect(purposes).toEqual([others, { ...given, agreed: false, withdrawn: true, at: expect.any(Number) }]);
});
