import { lazy, Suspense } from 'react';
import { useIsLoggedIn } from '../../session/session';

const CoversCard = lazy(() => import('./covers-card'));

/** Asks a user whose face is in the studio whether the covers may show it; a guest has none. */
export function CoversQuestion() {
  const isLoggedIn = useIsLoggedIn();
  if (!isLoggedIn) return null;
  return (
    <Suspense fallback={null}>
      <CoversCard />
    </Suspense>
  );
}
