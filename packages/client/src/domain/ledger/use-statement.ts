import { useCommandPages } from '../../api/use-command';

/** Every posting to the user's accounts, page by page, the newest first. */
export function useStatement() {
  return useCommandPages(
    'QUERYSTATEMENT',
    (page) => ({ page }),
    (answer) => answer.entries,
  );
}
