// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const { people, start } = vi.hoisted(() => ({ people: { chosenIds: [] as string[] }, start: vi.fn() }));
vi.mock('../../domain/shoots/use-people', () => ({
  usePeople: () => ({ ...people, photoIds: people.chosenIds, isLoading: people.chosenIds.length === 0, error: null }),
}));
vi.mock('../../domain/shoots/start-shoot', () => ({ useStartShoot: () => ({ start, isBusy: false }) }));
vi.mock('./use-understanding', () => ({ useUnderstanding: () => ({ understood: { drawn: ['place.sea'] } }) }));
vi.mock('../../domain/configuration/use-configuration', () => ({ useConfiguration: () => ({}) }));
vi.mock('../../session/session', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ state: 'user' }),
}));
vi.mock('../../lib/translation', async (original) => ({
  ...(await original<object>()),
  useT: () => (key: string) => key,
}));
for (const part of ['people-picker', 'keyword-picker', 'understood-words', 'custom-facts', 'picture-count'])
  vi.doMock(`./${part}`, () => ({
    FEWEST_PICTURES: 4,
    ...{ PeoplePicker: () => null, KeywordPicker: () => null, PictureCount: () => null },
    ...{ UnderstoodWords: () => null, CustomFacts: () => null },
  }));
const { CustomSetup } = await import('./custom-setup');
afterEach(cleanup);

/** Describes a picture, and presses the button. */
function describeAndPress(): void {
  const { getByLabelText, getByText } = render(<CustomSetup onAddFace={vi.fn()} />);
  fireEvent.change(getByLabelText('custom.label'), { target: { value: 'by the sea' } });
  fireEvent.click(getByText('theme.shoot'));
}

test('a description that is understood is not shot before it is known of whom', () => {
  describeAndPress();
  expect(start).not.toHaveBeenCalled();
  cleanup();
  people.chosenIds = ['me'];
  describeAndPress();
  expect(start).toHaveBeenCalledOnce();
});
