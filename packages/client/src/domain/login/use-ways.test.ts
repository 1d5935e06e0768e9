// @vitest-environment happy-dom

import { type CarrierOffer, commandOf, SIGN_IN_WAY_NAMES, type SignInWay } from '@kinora/contract';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOneTapOffer } from './use-one-tap-offer';
import { useWays } from './use-ways';

const OFFER: CarrierOffer = {
  ...{ by: 'carrier', appid: 'app' },
  hosts: { vendor: 'https://v.example', mobileNumber: 'https://n.example', mobileToken: 'https://t.example' },
};
const here = vi.hoisted(() => ({ platform: '', isWide: false, isInReach: true, configured: {} }));
beforeEach(() => Object.assign(here, { platform: 'h5', isWide: false, isInReach: true, configured: {} }));
afterEach(cleanup);

vi.mock('../../platform/identity', () => ({
  get platform() {
    return here.platform;
  },
}));
vi.mock('../../platform/one-tap', () => ({
  askCarrier: () => undefined,
  isCarrierInReach: () => here.isInReach,
  hostPhoneButton: undefined,
}));
vi.mock('../../lib/wide', () => ({ useIsWide: () => here.isWide }));
vi.mock('../configuration/use-configuration', () => ({ useConfiguration: () => ({ data: here.configured }) }));

test.each([
  ['h5', true, 'wechat qq apple google facebook device'],
  ['h5', false, 'qq apple google facebook device'],
  ['h5wx', false, 'wechat device'],
  ['h5ll', true, 'qq device'],
  ['h5ll', false, 'device'],
  ['app', false, 'apple device'],
])('a page on %s (wide: %s) shows what it can lead through: %s', (platform, isWide, shown) => {
  // Each way that the server may name there.
  const signin: SignInWay[] = SIGN_IN_WAY_NAMES.filter((way) => commandOf(way, platform) !== undefined);
  Object.assign(here, { platform, isWide, configured: { signin } });
  expect(renderHook(useWays).result.current.join(' ')).toBe(shown);
});

test.each([
  ['on a telephone', {}, true],
  ['on a plain page of a computer', { isWide: true }, false],
  ['on a wide screen within the chat app, which tablets have', { isWide: true, platform: 'h5wx' }, true],
  ['where the browser says that the network is a Wi-Fi', { isInReach: false }, false],
  [
    "where it is the host's to offer and the machine has no such button",
    { configured: { onetap: { by: 'host' } } },
    false,
  ],
  ['where nobody configured it', { configured: {} }, false],
])('%s one tap is offered: $2', (_where, differs, isOffered) => {
  Object.assign(here, { configured: { onetap: OFFER }, ...differs });
  expect(renderHook(useOneTapOffer).result.current !== undefined).toBe(isOffered);
});
