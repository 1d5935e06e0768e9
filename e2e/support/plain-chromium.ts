import { existsSync } from 'node:fs';

/** Chromium of this machine; the figures of `bench` are measured in the same one. */
export const CHROMIUM =
  process.env.KINORA_CHROMIUM ??
  ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((file) => existsSync(file)) ??
  'chromium';

/** Without what it does of its own in the background: it asks nobody but the server. */
export const OFFLINE_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
