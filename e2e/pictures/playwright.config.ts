import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** `npm run docs:pictures`: the screens that the README shows, taken from the product as it is. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../.cache/e2e',
  globalSetup: '../support/camera-picture.ts',
  workers: 1,
  retries: 0,
  reporter: 'list',
});
