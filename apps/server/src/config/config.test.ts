import { randomBytes } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeCredentials } from '@kinora/provenance/node';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newSigningKeys } from '../../test/peers/signing-keys.ts';
import { CODES_BY_VENDOR } from '../../test/test-deps.ts';
import { makeTestFolder } from '../../test/test-folder.ts';
import { ConfigError, loadConfig } from './config.ts';

const key = (): string => randomBytes(32).toString('base64');
let folder: string;
beforeEach(async () => {
  folder = await makeTestFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const production = () => ({
  NODE_ENV: 'production',
  KINORA_DATA: folder,
  KINORA_MASTER_KEYS: `k1:${key()}`,
  KINORA_INDEX_KEY: key(),
  KINORA_ALLOW_SANDBOX: 'sms-inbox',
});

test('with nothing set it runs on one machine, embedded, on loopback', () => {
  const config = loadConfig({ KINORA_DATA: folder });
  expect(config).toMatchObject({ environment: 'development', host: '127.0.0.1', port: 7700, databaseUrl: null });
  expect([...config.roles]).toEqual(['api', 'worker']);
});

test('in development secrets are made once, for the owner alone', async () => {
  const first = loadConfig({ KINORA_DATA: folder });
  const second = loadConfig({ KINORA_DATA: folder });
  expect(second.masterKeys).toEqual(first.masterKeys);
  expect(second.indexKey).toEqual(first.indexKey);
  const { mode } = await stat(path.join(folder, 'secrets.json'));
  expect(mode & 0o777).toBe(0o600);
});

test.each(['KINORA_MASTER_KEYS', 'KINORA_INDEX_KEY'])(
  'in production %s must come from the environment',
  async (name) => {
    expect(() => loadConfig({ ...production(), [name]: undefined })).toThrow(ConfigError);
    await expect(stat(path.join(folder, 'secrets.json'))).rejects.toThrow();
  },
);

test.each(['0.0.0.0', '::', '192.168.1.20', 'kinora.example'])(
  'the inbox of codes is not opened to a network: %s',
  (host) => {
    expect(() => loadConfig({ KINORA_DATA: folder, KINORA_HOST: host })).toThrow(/KINORA_HOST/);
    expect(loadConfig({ KINORA_DATA: folder, KINORA_HOST: host, KINORA_ROLES: 'worker' }).host).toBe(host);
  },
);

test('nor where clients come from elsewhere, as a proxy that passes them on may say nothing of it', () => {
  const at = (KINORA_PUBLIC_URL: string, more = {}) => loadConfig({ KINORA_DATA: folder, KINORA_PUBLIC_URL, ...more });
  expect(() => at('https://kinora.example')).toThrow(/KINORA_PUBLIC_URL/);
  expect(at('https://kinora.example', CODES_BY_VENDOR).publicUrl).toBe('https://kinora.example');
  for (const own of ['http://localhost:7700', 'http://127.0.0.1:7700', 'http://[::1]:7700'])
    expect(at(own).publicUrl).toBe(own);
});

test('a sandbox adapter runs in production only where it is allowed by name', () => {
  expect(() => loadConfig({ ...production(), KINORA_ALLOW_SANDBOX: '' })).toThrow(/sms-inbox/);
  expect(() => loadConfig({ ...production(), KINORA_ALLOW_SANDBOX: 'other' })).toThrow(/sms-inbox/);
  expect(loadConfig(production()).environment).toBe('production');
  expect(() => loadConfig({ ...production(), KINORA_SHOP: 'sandbox' })).toThrow(/shop-sandbox/);
});

test('vendors of payments must reach the server', () => {
  const { privateLine, publicLine } = newSigningKeys();
  const shop = {
    ...{ KINORA_DATA: folder, KINORA_SHOP: 'open', KINORA_ALIPAY_APP: '2021000119635499' },
    ...{ KINORA_ALIPAY_SELLER: '2088101106499364', KINORA_ALIPAY_KEY: privateLine },
    ...{ KINORA_ALIPAY_PUBLIC_KEY: publicLine, KINORA_CONTACT: 'help@example.org' },
  };
  expect(() => loadConfig(shop)).toThrow(/KINORA_PUBLIC_URL/);
  expect(loadConfig({ ...shop, KINORA_PUBLIC_URL: 'http://localhost:7700' }).channels.alipay?.seller).toMatch(/^2088/);
});

test('a shop that takes money can be reached', () => {
  const shop = { KINORA_DATA: folder, KINORA_SHOP: 'open' };
  expect(() => loadConfig(shop)).toThrow(/KINORA_CONTACT/);
  expect(loadConfig({ ...shop, KINORA_CONTACT: 'help@example.org' }).shop).toBe('open');
});

test.each([
  { KINORA_PORT: 'high' },
  { KINORA_PORT: '70000' },
  { KINORA_ROLES: 'api,cook' },
  { KINORA_PUBLIC_URL: 'example.org' },
  { KINORA_PUBLIC_URL: 'ftp://example.org' },
  { KINORA_MASTER_KEYS: 'k1:c2hvcnQ=' },
  { KINORA_MASTER_KEYS: `k1:${key()},k1:${key()}` },
  { NODE_ENV: 'staging' },
])('%j is refused with an explanation', (wrong) => {
  expect(() => loadConfig({ KINORA_DATA: folder, KINORA_INDEX_KEY: key(), ...wrong })).toThrow(ConfigError);
});

test('the public address has no slash at its end', () => {
  expect(
    loadConfig({ KINORA_DATA: folder, KINORA_PUBLIC_URL: 'https://example.org/app/', ...CODES_BY_VENDOR }).publicUrl,
  ).toBe('https://example.org/app');
});

test('pictures are signed by an authority of our own in development, and in production by nobody unless told', () => {
  expect(loadConfig({ KINORA_DATA: folder }).labels).toEqual({
    producer: 'Kinora',
    signing: 'development',
    timestampUrl: null,
  });
  expect(loadConfig(production()).labels.signing).toBeNull();
});

test('an authority for time stamps is asked at an address of the web', () => {
  const given = (KINORA_TIMESTAMP_URL: string) =>
    loadConfig({ KINORA_DATA: folder, KINORA_TIMESTAMP_URL }).labels.timestampUrl;
  expect(given('http://time.example/tsr')).toBe('http://time.example/tsr');
  expect(given('')).toBeNull();
  expect(() => given('time.example')).toThrow(ConfigError);
});

test('certificate and key are given together, belong together, and may be folded into one line', async () => {
  const { certificates, privateKey } = await makeCredentials('Studio', Date.now());
  const given = (KINORA_SIGNING_CERTIFICATES: string, KINORA_SIGNING_KEY?: string) =>
    loadConfig({ ...production(), KINORA_SIGNING_CERTIFICATES, KINORA_SIGNING_KEY }).labels.signing;
  expect(given(certificates.replaceAll('\n', '\\n'), privateKey)).toEqual({ certificates, privateKey });
  expect(() => given(certificates)).toThrow(ConfigError);
  const other = await makeCredentials('Other', Date.now());
  expect(() => given(certificates, other.privateKey)).toThrow(ConfigError);
});
