import { call } from '../../api/call';
import { refresh, refreshAfter } from '../../api/refresh';
import { replacePhotos } from '../photos/mark-photos';

/** Publishes a photo in the square or takes it out, and shows so wherever it is seen. Throws as `call` does. */
export async function submitSquare(id: string, share: boolean): Promise<void> {
  const { imgs } = await call('SUBMITSQUARE', { id, share });
  replacePhotos(imgs);
  await refreshAfter('SUBMITSQUARE', { id, share });
}

/** Has the square asked for again. */
export const refreshSquare = (): Promise<void> => refresh(['square']);
