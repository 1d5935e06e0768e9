// @vitest-environment happy-dom
import type { Face } from '@kinora/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const { account } = vi.hoisted(() => ({ account: { data: { info: {} } } }));
vi.mock('../../lib/translation', () => ({ useT: () => (key: string) => key }));
vi.mock('../../lib/describe-face', () => ({ describeFace: () => 'a man of about 51' }));
vi.mock('../../domain/account/use-user-info', () => ({ useUserInfo: () => account }));
vi.mock('../../domain/account/use-covers-question', () => ({ useCoversQuestion: () => undefined }));
const { DoneStep } = await import('./done-step');
afterEach(cleanup);

const face = { mid: 'u', relation: 'me', sample: false, notes: [], icon: '', state: 'ready' } as Partial<Face>;
const show = (relation: Face['relation']) =>
  render(
    <DoneStep
      face={{ ...face, relation } as Face}
      onMore={undefined}
      onNotMe={undefined}
      onPrefer={undefined}
      onNext={vi.fn()}
      onClose={vi.fn()}
    />,
  );

test.each([
  ['nothing was said', 'me', {}, true],
  ['the user said who they are', 'me', { gender: 2, birth: 1990 }, false],
  ['it is of somebody else', 'friend', { gender: 2, birth: 1990 }, true],
] as const)(
  'an estimate is shown only where no answer of the user stands against it: %s',
  (_, whose, info, isShown) => {
    account.data.info = info;
    show(whose);
    expect(screen.queryByText('a man of about 51') !== null).toBe(isShown);
  },
);
