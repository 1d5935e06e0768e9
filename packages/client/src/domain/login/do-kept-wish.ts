import { showError } from '../../api/show-error';
import { choosePerson } from '../../lib/chosen-people';
import { navigation } from '../../navigation/navigator';
import { takeWish } from '../../session/kept-wish';

/** Does what a guest wanted who comes back logged in from a provider's page. What they had chosen on a page, that page takes itself. */
export async function doKeptWish(): Promise<void> {
  try {
    if (takeWish('add-face')) await navigation.switchTab('avatar', { create: '1' });
    if (takeWish('sample-face')) {
      const { keepFace } = await import('../faces/add-face');
      choosePerson((await keepFace({ sample: true })).id);
    }
    const shoot = takeWish('shoot');
    if (!shoot) return;
    const { readPhotoCheck } = await import('../real-person/use-photo-check');
    const { shootOwn } = await import('../shoots/shoot-own');
    const { kind, min, max, ...what } = shoot;
    await shootOwn({ what, limits: { min, max }, chosenIds: [], checkOf: await readPhotoCheck() });
  } catch (error) {
    showError(error);
  }
}
