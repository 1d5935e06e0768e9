import { call } from '../../api/call';
import { refresh, refreshAfter } from '../../api/refresh';
import { changeAnswer } from '../../api/use-command';

/** Deletes a face, which is out of sight at once, or brings it back. Throws as `call` does. @returns whether photos with it stand in the square again */
export async function markFace(id: string, mark: 'delete' | 'restore'): Promise<boolean> {
  const input = { of: 'faces' as const, ids: [id], mark };
  const { imgs } = await call('DISLIKEPHOTO', input).catch(async (error: unknown) => {
    // It may be gone already.
    await refresh(['faces']);
    throw error;
  });
  if (mark === 'delete') {
    changeAnswer('QUERYICONS', {}, ({ icons }) => ({ icons: icons.filter((face) => face.id !== id) }));
  }
  await refreshAfter('DISLIKEPHOTO', input);
  return imgs.length > 0;
}
