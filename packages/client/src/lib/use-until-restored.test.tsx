// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useUntilRestored } from './use-until-restored';

afterEach(cleanup);

test.each([
  [true, undefined],
  [false, 'qq'],
])('what waits when a page is shown, restored: %s, is then %s', (persisted, left) => {
  const { result } = renderHook(() => useUntilRestored<string>());
  act(() => result.current[1]('qq'));
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  expect(result.current[0]).toBe(left);
});
