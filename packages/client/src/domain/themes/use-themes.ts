import { useCommand, useCommandPages } from '../../api/use-command';

const GALLERY_FRESH_MS = 300_000;
/** The wait that a theme tells moves with the queue. */
const THEME_FRESH_MS = 10_000;

/** The home gallery: the season's banner and the sections with their first themes. */
export function useGallery(isWanted = true) {
  return useCommand('QUERYINDEX', {}, { isEnabled: isWanted, freshMs: GALLERY_FRESH_MS });
}

/** One theme whole; `pollMs`: asked again as often. */
export function useTheme(id: string, { pollMs }: { readonly pollMs?: number } = {}) {
  return useCommand('QUERYMODEL', { id }, { freshMs: pollMs ?? THEME_FRESH_MS, ...(pollMs ? { pollMs } : {}) });
}

/** All themes of a section, page by page. */
export function useSection(section: string) {
  return useCommandPages(
    'QUERYMORE',
    (page) => ({ section, page }),
    (answer) => answer.imgs,
  );
}
