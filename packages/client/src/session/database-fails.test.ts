import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, unknown>();
/** Outlives a page, as the database does. */
const stored = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
};
let isFailing = false;

/** A request that is answered in a later task, as those of IndexedDB are. */
function answered<Result>(find: () => Result) {
  const error = new Error('the database is gone');
  const request = { error, result: undefined as Result | undefined, onsuccess: () => {}, onerror: () => {} };
  setTimeout(() => {
    if (isFailing) return request.onerror();
    request.result = find();
    request.onsuccess();
  });
  return request;
}

const store = {
  get: (name: string) => answered(() => kept.get(name)),
  put: (value: unknown, name: string) => answered(() => void kept.set(name, value)),
};
const database = { transaction: () => ({ objectStore: () => store }), close: () => {} };

/** The modules of a page that was just loaded. */
async function loadPage() {
  vi.resetModules();
  const { deviceId } = await import('./sign-in-attempt');
  const { keepLogin, readLogin } = await import('./stored-login');
  const { proveDevice } = await import('../platform/device-proof');
  return { deviceId, keepLogin, readLogin, proveDevice };
}

const login = { userid: 'u1', tmppsw: 'secret', nick: '', headimg: '' };
const ticket = new Uint8Array(32);

beforeEach(() => {
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('indexedDB', { open: () => answered(() => database) });
});

afterEach(() => {
  stored.clear();
  kept.clear();
  isFailing = false;
  vi.unstubAllGlobals();
});

test('what the device signs in by is not replaced while the database fails, and is read as soon as it answers again', async () => {
  const made = await (await loadPage()).deviceId();
  const { deviceId } = await loadPage();
  isFailing = true;
  await expect(deviceId()).rejects.toThrow('cannot be had now');
  isFailing = false;
  expect(await deviceId()).toBe(made);
});

test('a login that was kept while the database failed is read by the next page', async () => {
  isFailing = true;
  await (await loadPage()).keepLogin(login);
  isFailing = false;
  expect(await (await loadPage()).readLogin()).toEqual(login);
});

test('what is to be signed is not sent unsigned by a browser that has its keys', async () => {
  const { keepLogin, proveDevice } = await loadPage();
  await keepLogin(login);
  isFailing = true;
  await expect(proveDevice?.(ticket)).rejects.toThrow('the database is gone');
  isFailing = false;
  expect(await proveDevice?.(ticket)).toHaveProperty('proof');
});

test('a browser without a database sends what it has', async () => {
  isFailing = true;
  const { keepLogin, proveDevice } = await loadPage();
  await keepLogin(login);
  expect(await proveDevice?.(ticket)).toBeUndefined();
});
