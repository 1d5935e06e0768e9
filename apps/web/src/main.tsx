import '@kinora/client/design.css';
import './start.css';
import { startApp } from '@kinora/client';

const root = document.getElementById('app');
if (!root) throw new Error('The page has no element for the app');

startApp(root).catch((error: unknown) => {
  console.error(error);
  // Not even the texts could be fetched: what index.html says without them.
  root.classList.add('failed');
});
