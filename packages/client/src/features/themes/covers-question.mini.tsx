import { useIsLoggedIn } from '../../session/session';
import CoversCard from './covers-card';

/** Asks a user whose face is in the studio whether the covers may show it; a guest has none. */
export function CoversQuestion() {
  return useIsLoggedIn() ? <CoversCard /> : null;
}
