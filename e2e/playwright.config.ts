import { defineConfig } from '@playwright/test';
import { CAMERA_FILM } from './support/camera-picture.ts';
import { launchChromium } from './support/chromium.ts';

const isCi = process.env.CI === 'true';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../.cache/e2e',
  globalSetup: ['./support/camera-picture.ts', './support/fresh-data.ts'],
  fullyParallel: false,
  // Each has a server of its own, whose studio computes while the other's journey clicks; more would only queue.
  workers: 2,
  forbidOnly: isCi,
  // Tells what is broken from what is a race: what passes at the second try only fails the run by its name.
  retries: isCi ? 1 : 0,
  failOnFlakyTests: true,
  timeout: 400_000,
  expect: { timeout: 90_000 },
  reporter: [['list'], ['json']],
  use: {
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    actionTimeout: 90_000,
    trace: 'on-first-retry',
    launchOptions: launchChromium(CAMERA_FILM),
  },
});
