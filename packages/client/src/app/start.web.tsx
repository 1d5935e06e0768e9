import { LOCALES } from '@kinora/contract';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { showError } from '../api/show-error';
import { currentTranslator, onLocaleChange } from '../lib/translation';
import { navigation, pageStack, startNavigation } from '../navigation/navigator';
import { preloadPage, setPageLoader } from '../navigation/page-loader';
import { topOf } from '../navigation/page-stack';
import { entryOf } from '../navigation/page-table';
import { loadPage } from '../pages/load-page';
import { PAGE_MODULES } from '../pages/page-modules';
import { noticeChannel } from '../session/channel';
import { dropAbandonedAction } from '../session/pending-action';
import { hasStoredLogin } from '../session/stored-login';
import { App } from './app';
import { APP_AREAS } from './app-areas';
import { type AskedGallery, takeFirstGallery } from './first-gallery';
import { preloadWhenIdle } from './preload';
import { RootBoundary } from './root-boundary';
import { scheduleStartUpQueries, startServices } from './start-services';

function followLocale(): void {
  const { bcp47, isRightToLeft } = LOCALES[currentTranslator().locale];
  document.documentElement.lang = bcp47;
  document.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr';
}

/** The app takes the place of what the server has drawn of its first screen. */
function FirstScreenEnd() {
  useLayoutEffect(() => {
    document.documentElement.classList.remove('drawn');
    document.getElementById('first-screen')?.remove();
  }, []);
  return null;
}

/**
 * Starts the client in a browser. The first page's code and the texts come at the same time.
 * @param gallery the gallery of a guest, where that is the first page
 */
export async function startApp(root: Element, gallery?: AskedGallery): Promise<void> {
  // Before navigation changes the address.
  noticeChannel();
  setPageLoader(loadPage);
  startNavigation();
  // Whoever is logged in knows the house.
  if (topOf(pageStack.get()).page === 'welcome' && hasStoredLogin()) await navigation.relaunch('visit');
  const { page } = topOf(pageStack.get());
  const firstPage = PAGE_MODULES[page]().catch(() => undefined); // Its boundary shows a failure.
  await Promise.all([startServices([...APP_AREAS, ...entryOf(page).texts]), firstPage]);
  followLocale();
  onLocaleChange(followLocale);
  pageStack.subscribe(() => {
    if (!pageStack.get().entries.some(({ page }) => page === 'login')) dropAbandonedAction();
  });
  import('./keep-last-seen').then(({ keepLastSeen }) => keepLastSeen()).catch(showError);
  // Drawn at once: both are here.
  await Promise.all([preloadPage(page), gallery && takeFirstGallery(gallery)]);
  startTransition(() =>
    createRoot(root).render(
      <>
        <FirstScreenEnd />
        <RootBoundary>
          <App />
        </RootBoundary>
      </>,
    ),
  );
  // Two frames: the first screen has been drawn.
  requestAnimationFrame(() => requestAnimationFrame(scheduleStartUpQueries));
  preloadWhenIdle();
}
