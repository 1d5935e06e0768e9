// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../../domain/shoots/use-people', () => ({ usePeople: () => ({ chosenIds: [] }) }));
vi.mock('../../domain/themes/use-themes', () => ({
  useGallery: () => ({
    data: { sections: [{ imgs: ['first', 'chosen', 'linked'].map((id) => ({ id, people: {} })) }] },
  }),
}));
vi.mock('../../lib/translation', () => ({ useT: () => (key: string) => key, currentTranslator: vi.fn() }));
for (const part of ['people-picker', 'keyword-picker', 'theme-picker', 'unfinished-shoots'])
  vi.doMock(`./${part}`, () => ({
    ...{ PeoplePicker: () => null, KeywordPicker: () => null },
    ...{ ThemePicker: () => null, UnfinishedShoots: () => null },
  }));
vi.doMock('./custom-setup', () => ({ CustomSetup: ({ before }: { before?: { text?: string } }) => before?.text }));
vi.doMock('./shoot-panel', () => ({
  ShootPanel: ({ theme, keywords }: { theme: { id: string }; keywords: readonly string[] }) => (
    <p>{[theme.id, ...keywords].join()}</p>
  ),
}));
vi.doMock('./use-keywords', () => ({
  useKeywords: (_people: number, before: readonly string[] = []) => ({ keywords: before, choose: vi.fn() }),
}));
const { ShootSetup } = await import('./shoot-setup');
afterEach(cleanup);

const show = (props: Partial<Parameters<typeof ShootSetup>[0]>) =>
  render(<ShootSetup themeId={undefined} before={undefined} onAddFace={vi.fn()} {...props} />);

test.each([
  [{}, 'first'],
  [{ themeId: 'linked' }, 'linked'],
  [{ before: { kind: 'set-up', theme: 'chosen', keywords: ['red'] } as const }, 'chosen,red'],
  [{ themeId: 'linked', before: { kind: 'set-up', theme: 'chosen' } as const }, 'chosen'],
  [{ before: { kind: 'set-up', text: 'by the sea' } as const }, 'by the sea'],
])('with %j it shows %s', (props, shown) => {
  show(props);
  expect(screen.getByText(shown)).toBeTruthy();
});
