import { SQUARE_FIRST_PAGE } from '@kinora/contract';
import { useCommandPages } from '../../api/use-command';

/** What people published, page by page. */
export function useSquare() {
  return useCommandPages(
    'QUERYSQUARE',
    (page) => ({ page: page + SQUARE_FIRST_PAGE }),
    (answer) => answer.square,
  );
}
