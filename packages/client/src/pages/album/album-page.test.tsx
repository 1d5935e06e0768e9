// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import AlbumPage from './album-page';

const { page } = vi.hoisted(() => ({ page: { query: {} } }));
vi.mock('../../navigation/page-context', () => ({ usePageQuery: () => page.query }));
vi.mock('../../navigation/use-page-title', () => ({ usePageTitle: () => undefined }));
vi.mock('../../lib/translation', () => ({ useT: () => (key: string) => key }));
vi.mock('../../features/album/album', () => ({
  Album: ({ tab }: { tab: string | undefined }) => {
    const [segment, setSegment] = useState(tab ?? 'involved');
    return (
      <button type="button" onClick={() => setSegment('recent')}>
        {segment}
      </button>
    );
  },
}));
afterEach(cleanup);

const segment = () => screen.getByRole('button').textContent;
function openAlbum() {
  const { rerender } = render(<AlbumPage />);
  return (query: object) => {
    page.query = query;
    rerender(<AlbumPage />);
  };
}

test('whoever is led to what they kept finds it, however they left the album, each time anew', () => {
  const show = openAlbum();
  for (const opened of ['1', '2']) {
    fireEvent.click(screen.getByRole('button'));
    show({ tab: 'involved', opened });
    expect(segment()).toBe('involved');
  }
});

test('by its tab, and by going back, the album is as it was left', () => {
  const show = openAlbum();
  show({ tab: 'involved', opened: '1' });
  show({ tab: 'involved', opened: '2' });
  fireEvent.click(screen.getByRole('button'));
  for (const query of [{}, { tab: 'involved', opened: '2' }, { tab: 'involved', opened: '1' }]) {
    show(query);
    expect(segment()).toBe('recent');
  }
});

test('an address that asks for another segment shows that', () => {
  const show = openAlbum();
  show({ tab: 'single' });
  expect(segment()).toBe('single');
});
