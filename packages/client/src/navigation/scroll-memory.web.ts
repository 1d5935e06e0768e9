const positions = new Map<string, number>();

/** Remembers how far the window is scrolled, for when that page shows again. */
export function rememberScroll(pageKey: string): void {
  positions.set(pageKey, scrollY);
}

/** Puts the window where it was when the page was left; a new page starts at its top. */
export function restoreScroll(pageKey: string): void {
  scrollTo({ top: positions.get(pageKey) ?? 0, behavior: 'instant' });
}

export function forgetScroll(pageKey: string): void {
  positions.delete(pageKey);
}
