// @vitest-environment happy-dom
import { RESULT_STATUS, type ResultImage, type ShootProgress } from '@kinora/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChoosePhotos } from './choose-photos';

const { kept, switchTab } = vi.hoisted(() => ({
  kept: Promise.withResolvers<void>(),
  switchTab: vi.fn(async () => true),
}));
const t = (key: string) => key;
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
vi.mock('../../domain/photos/keep-photos', () => ({ keptOnServer: () => kept.promise }));
vi.mock('../../domain/configuration/use-configuration', () => ({ useConfiguration: () => ({ data: undefined }) }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({ switchTab }) }));
vi.mock('./choose-grid', () => ({ ChooseGrid: () => null }));
vi.mock('./compare-pair', () => ({ ComparePair: () => null }));
vi.mock('./waiting-order', () => ({ WaitingOrder: () => null }));
vi.mock('./use-drag-onto', () => ({ canDragOnto: false }));
vi.mock('./use-choice', () => ({ useChoice: () => ({ isCosting: false, chosen: [] }) }));
afterEach(cleanup);

test('while the server is told what is kept, the way to the album says that it is on its way', async () => {
  const photos = [{ id: 'a', status: RESULT_STATUS.free } as ResultImage];
  const shoot = { id: 's', state: 'finished', photos } as ShootProgress;
  render(<ChoosePhotos shoot={shoot} order="sheet" isComparing={false} onCompared={vi.fn()} />);
  const button = () => screen.getByRole('button', { name: 'result.done' });
  fireEvent.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(switchTab).not.toHaveBeenCalled();
  await act(async () => kept.resolve());
  expect(switchTab).toHaveBeenCalledExactlyOnceWith('album', expect.objectContaining({ tab: 'involved' }));
  expect(button().getAttribute('aria-busy')).toBeNull();
});
