import { useEffect } from 'react';
import { showError } from '../../api/show-error';
import { takeWish } from '../../session/kept-wish';
import { readPhotoCheck } from '../real-person/use-photo-check';
import { shootOwn } from './shoot-own';

/** Shoots what a guest wanted shot who comes back to the page from a provider's. */
export function useKeptShoot(): void {
  useEffect(() => {
    const wish = takeWish('shoot');
    if (!wish) return;
    const { kind, min, max, ...what } = wish;
    readPhotoCheck()
      .then((checkOf) => shootOwn({ what, limits: { min, max }, chosenIds: [], checkOf }))
      .catch(showError);
  }, []);
}
