// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../../lib/translation', () => ({ useT: () => (key: string) => key }));
const { FaceState } = await import('./face-state');
afterEach(cleanup);

test.each([
  ['ready', undefined, 'avatar.ready'],
  ['ready', 'needed', 'avatar.needed'],
  ['ready', 'unlike', 'avatar.unlike'],
] as const)('a photo that is %s and of which the check says %s is called %s', (state, check, title) => {
  const { container } = render(<FaceState state={state} check={check} />);
  expect(container.textContent).toBe(`${title}${title}-text`);
});
