// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Purse } from './purse';

const { state } = vi.hoisted(() => ({ state: { isLoggedIn: false } }));
vi.mock('../../session/session', () => ({ useIsLoggedIn: () => state.isLoggedIn }));
vi.mock('../../domain/configuration/use-configuration', () => ({ useConfiguration: () => ({ data: { shop: true } }) }));
vi.mock('../../domain/account/use-user-info', () => ({ useUserInfo: () => ({ data: undefined }) }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({ navigateTo: () => undefined }) }));

afterEach(cleanup);

test.each([
  ['a user waits for balances', true, 1],
  ['a guest waits for nothing', false, 0],
])('%s', (_, isLoggedIn, shapes) => {
  state.isLoggedIn = isLoggedIn;
  expect(render(<Purse />).container.childElementCount).toBe(shapes);
});
