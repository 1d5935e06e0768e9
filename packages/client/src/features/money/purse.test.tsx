// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Purse } from './purse';

const { state } = vi.hoisted(() => ({ state: { isLoggedIn: false, shop: true } }));
vi.mock('../../session/session', () => ({ useIsLoggedIn: () => state.isLoggedIn }));
vi.mock('../../domain/configuration/use-configuration', () => ({
  useConfiguration: () => ({ data: { shop: state.shop } }),
}));
vi.mock('../../domain/account/use-user-info', () => ({ useUserInfo: () => ({ data: undefined }) }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({ navigateTo: () => undefined }) }));

afterEach(cleanup);

test.each([
  ['a user waits for balances', true, true, 1],
  ['a guest waits for nothing', false, true, 0],
  ['where all is free nobody has a purse', true, false, 0],
])('%s', (_, isLoggedIn, shop, shapes) => {
  Object.assign(state, { isLoggedIn, shop });
  expect(render(<Purse />).container.childElementCount).toBe(shapes);
});
