import '@kinora/client/design.css';
import './start.css';
import { fetchFirstGallery, fetchGateway, findDrawnScreen, runUpApp, showDrawnScreen } from '@kinora/client/before-app';

async function start(root: Element): Promise<void> {
  const drawn = findDrawnScreen();
  if (drawn) await showDrawnScreen(drawn);
  const gallery =
    drawn?.page === 'visit' ? { locale: drawn.locale, answer: fetchFirstGallery(drawn.locale) } : undefined;
  await runUpApp(drawn);
  const { startApp } = await import('@kinora/client');
  await startApp(root, gallery);
  fetchGateway();
}

const root = document.getElementById('app');
if (!root) throw new Error('The page has no element for the app');

start(root).catch((error: unknown) => {
  console.error(error);
  // Not even the texts could be fetched: what index.html says without them.
  root.classList.add('failed');
  document.documentElement.classList.remove('drawn');
  document.getElementById('first-screen')?.remove();
});
