// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AvatarRow } from './avatar-row';

afterEach(cleanup);

test('the word under the circle of another person adds one, as the circle does', () => {
  const onPress = vi.fn();
  render(<AvatarRow label="people" people={[]} selectedIds={[]} onSelect={vi.fn()} add={{ label: 'Add', onPress }} />);
  screen.getByText('Add').click();
  expect(onPress).toHaveBeenCalledOnce();
});
