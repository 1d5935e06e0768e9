import type { InputOf } from '@kinora/contract';
import { type CommandOptions, useCommand, useCommandPages } from '../../api/use-command';
import { useIsLoggedIn, useSession } from '../../session/session';

/** The user's photos of these ids, with fresh addresses. */
export function usePhotos(ids: readonly string[], options: Pick<CommandOptions<'QUERYIMGS'>, 'pollMs'> = {}) {
  const isLoggedIn = useIsLoggedIn();
  return useCommand('QUERYIMGS', { ids: [...ids] }, { isEnabled: isLoggedIn && ids.length > 0, ...options });
}

type AlbumFilter = Omit<InputOf<'QUERYPHOTOES'>, 'page'>;

/** What the user keeps, page by page. */
export function useAlbumPages(filter: AlbumFilter, isEnabled: boolean) {
  const isLoggedIn = useIsLoggedIn();
  return useCommandPages(
    'QUERYPHOTOES',
    (page) => ({ ...filter, page }),
    (answer) => answer.photos,
    { isEnabled: isLoggedIn && isEnabled },
  );
}

/** What the user does not keep and will be erased, page by page. */
export function useLeftPages(kind: InputOf<'RECENTPHOTOES'>['id'], isEnabled: boolean) {
  const isLoggedIn = useIsLoggedIn();
  return useCommandPages(
    'RECENTPHOTOES',
    (page) => ({ id: kind, page, left: true }),
    (answer) => answer.photos,
    { isEnabled: isLoggedIn && isEnabled },
  );
}

/** The first page of the kept photos that show nobody but the user, the newest first. */
export function useNewestOfMe() {
  const uid = useSession().login?.userid ?? '';
  return useCommand('QUERYPHOTOES', { id: 'single', fid: uid, page: 0 }, { isEnabled: uid !== '' });
}

/** The first page of what the user keeps, the newest first. */
export function useNewestKept(isWanted = true) {
  const isLoggedIn = useIsLoggedIn();
  return useCommand('QUERYPHOTOES', { id: 'involved', page: 0 }, { isEnabled: isLoggedIn && isWanted });
}
