import { CHROMIUM, OFFLINE_FLAGS } from './plain-chromium.ts';

/** How Chromium is started: offline but for the server, with a pretended camera that shows a film. */
export const launchChromium = (film: string) => ({
  executablePath: CHROMIUM,
  args: [
    ...OFFLINE_FLAGS,
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
});
