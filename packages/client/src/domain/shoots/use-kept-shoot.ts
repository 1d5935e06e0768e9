import { showError } from '../../api/show-error';
import { useWish } from '../../session/kept-wish';
import { readPhotoCheck } from '../real-person/use-photo-check';
import { shootOwn } from './shoot-own';

/** Shoots what a guest wanted shot who comes back to the page from a provider's, or whose page was loaded anew. */
export function useKeptShoot(): void {
  useWish('shoot', ({ kind, min, max, ...what }) => {
    readPhotoCheck()
      .then((checkOf) => shootOwn({ what, limits: { min, max }, chosenIds: [], checkOf }))
      .catch(showError);
  });
}
