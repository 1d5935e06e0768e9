import { createRoot } from 'react-dom/client';

const root = document.getElementById('app');
if (!root) throw new Error('The page has no element for the app');
createRoot(root).render(
  <main>
    <p>Nothing but React.</p>
  </main>,
);
