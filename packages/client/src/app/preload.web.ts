import { AREAS } from '@kinora/locales';
import { preloadApi } from '../api/send-command';
import { delay } from '../lib/delay';
import { needAreas } from '../lib/shown-texts';
import { preloadPage } from '../navigation/page-loader';
import { type PageName, TAB_PAGES } from '../navigation/routes';
import { preloadSheet } from '../ui/sheet';

const PAGES: readonly PageName[] = [...TAB_PAGES, 'login', 'result', 'preview', 'messages'];

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 200);
  });

/** The first screen has the network and the processor for itself so long. */
const QUIET_MS = 2000;

/** Fetches the pages that may come next, one by one, after the first one has loaded. */
export async function preloadWhenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await delay(QUIET_MS);
  await idle();
  preloadApi();
  for (const page of PAGES) {
    await idle();
    await preloadPage(page);
  }
  await idle();
  preloadSheet();
  // Whoever loses the network finds every page in their language.
  await idle();
  await needAreas(AREAS).catch(() => undefined);
}
