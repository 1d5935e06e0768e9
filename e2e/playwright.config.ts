import { defineConfig } from '@playwright/test';
import { CAMERA_FILM } from './support/camera-picture.ts';

const isCi = process.env.CI === 'true';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../.cache/e2e',
  globalSetup: './support/camera-picture.ts',
  fullyParallel: false,
  // Each has a server of its own, whose studio computes while the other's journey clicks; more would only queue.
  workers: 2,
  forbidOnly: isCi,
  // Tells what is broken from what is a race: what passes at the second try only fails the run by its name.
  retries: isCi ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    actionTimeout: 30_000,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.KINORA_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${CAMERA_FILM}`,
      ],
    },
  },
});
