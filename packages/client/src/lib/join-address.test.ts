import { expect, it } from 'vitest';
import { joinAddress, socketAddress } from './join-address';

it.each([
  ['https://a.b/c/', 'api', 'https://a.b/c/api'],
  ['https://a.b/c/index.html', 'api', 'https://a.b/c/api'],
  ['https://a.b', 'config.json?t=1', 'https://a.b/config.json?t=1'],
  ['https://a.b/c/d/', '/api', 'https://a.b/api'],
  ['https://a.b/c/d/', '../api', 'https://a.b/c/api'],
  ['https://a.b/c/', './x', 'https://a.b/c/x'],
  ['https://a.b/c/', 'https://z/api', 'https://z/api'],
  ['https://a.b/c/', '//z/api', 'https://z/api'],
])('resolves against %s the address %s', (base, address, expected) => {
  expect(joinAddress(base, address)).toBe(expected);
  expect(joinAddress(base, address)).toBe(new URL(address, base).href);
});

it('makes a socket’s address of a page’s', () => {
  expect(socketAddress('https://a.b/api/push')).toBe('wss://a.b/api/push');
  expect(socketAddress('http://a.b/push')).toBe('ws://a.b/push');
  expect(socketAddress('wss://a.b')).toBe('wss://a.b');
});
