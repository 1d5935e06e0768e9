// @vitest-environment happy-dom

import { ERROR } from '@kinora/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CommandError } from '../../api/command-error';
import { queryClient } from '../../api/query-client';
import { chosenPeople } from '../../lib/chosen-people';
import { pendingQuestion } from '../../lib/confirm';
import { useStartShoot } from './start-shoot';

const { call, switchTab } = vi.hoisted(() => ({
  call: vi.fn(async (_name: string, _input?: object): Promise<object> => ({ id: 'shoot' })),
  switchTab: vi.fn(async () => true),
}));
vi.mock('../../api/call', () => ({ call }));
vi.mock('../../navigation/navigator', () => ({ navigation: { switchTab } }));
vi.mock('../../lib/translation', async (original) => {
  const t = Object.assign((key: string) => key, { locale: 'en', find: () => undefined });
  return { ...(await original<object>()), currentTranslator: () => t };
});
vi.mock('../../session/require-login', () => ({ requireLogin: (work: () => Promise<void>) => work() }));

const SQUARE = ['QUERYSQUARE', { page: 1 }, 'pages'];
const isOutdated = () => queryClient.getQueryState(SQUARE)?.isInvalidated;

afterEach(() => {
  cleanup();
  queryClient.clear();
});

test('a picture of the square that was shot again is counted anew', async () => {
  queryClient.setQueryData(SQUARE, { pages: [], pageParams: [] });
  const { result } = renderHook(useStartShoot);
  await act(() => result.current.start({ again: 'photo', faces: ['me'] }));
  expect(call).toHaveBeenCalledWith('RESHOOTSQUARE', expect.objectContaining({ id: 'photo', faces: ['me'] }));
  expect(switchTab).toHaveBeenCalledWith('shooting', { id: 'shoot' });
  expect(isOutdated()).toBe(true);
});

test('a shoot of a theme leaves the square as it is', async () => {
  queryClient.setQueryData(SQUARE, { pages: [], pageParams: [] });
  const { result } = renderHook(useStartShoot);
  await act(() => result.current.start({ theme: 'studio-grey', faces: ['me'] }));
  expect(isOutdated()).toBe(false);
});

test('somebody else is chosen for one shoot alone: the next one is the user’s again', async () => {
  chosenPeople.set(['ann']);
  const { result } = renderHook(useStartShoot);
  await act(() => result.current.start({ theme: 'studio-grey', faces: ['ann'] }));
  expect(chosenPeople.get()).toEqual([]);
});

describe('photos that would leave the studio', () => {
  /** Answers commands as a server does that refuses the first shoot. */
  const refuseFirst = (error: number) => {
    let shoots = 0;
    call.mockImplementation(async (name: string) => {
      if (name === 'SHOOT' && shoots++ === 0) throw new CommandError(error, 'uid,ann');
      if (name === 'GLOBALCONF') return { services: ['OpenAI', 'aliyun'], protocols: { outside: 'v-1' } };
      return name === 'QUERYICONS' ? { icons: [] } : { id: 'shoot' };
    });
  };
  const answers = () => call.mock.calls.flatMap(([name, input]) => (name === 'AGREEPROTOCOL' ? [input] : []));
  const start = async (answer: boolean | undefined) => {
    const { result } = renderHook(useStartShoot);
    const started = result.current.start({ theme: 'sakura', faces: ['me'] });
    await vi.waitFor(() => expect(pendingQuestion.get()?.title).toBe('outside.ask-title'));
    pendingQuestion.get()?.answer(answer);
    await act(() => started);
  };
  const given = (agree: boolean) => ['uid', 'ann'].map((mid) => ({ kind: 'outside', version: 'v-1', agree, mid }));

  afterEach(() => {
    call.mockReset();
    call.mockImplementation(async () => ({ id: 'shoot' }));
    switchTab.mockClear();
  });

  test.each([true, false])('are asked about, and the shoot goes on by the answer: %s', async (answer) => {
    refuseFirst(ERROR.outsideUnanswered);
    await start(answer);
    expect(answers()).toEqual(given(answer));
    expect(switchTab).toHaveBeenCalledWith('shooting', { id: 'shoot' });
  });

  test('without an answer nothing is shot or put on record', async () => {
    refuseFirst(ERROR.outsideUnanswered);
    await start(undefined);
    expect([answers(), switchTab.mock.calls]).toEqual([[], []]);
  });

  test('of a theme that nobody else can make, a no puts nothing on record and shoots nothing', async () => {
    refuseFirst(ERROR.outsideOnly);
    await start(false);
    expect([answers(), switchTab.mock.calls]).toEqual([[], []]);
  });
});
