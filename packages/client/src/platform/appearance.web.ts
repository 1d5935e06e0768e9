const PAGE_COLOURS = { light: '#fafaf8', dark: '#0e1111' } as const;

/** Shows light, dark, or what the system says. The browser's own bars follow. */
export function applyAppearance(choice: 'system' | 'light' | 'dark'): void {
  const root = document.documentElement;
  if (choice === 'system') root.removeAttribute('data-appearance');
  else root.setAttribute('data-appearance', choice);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = PAGE_COLOURS[choice === 'system' ? own : choice];
  }
}
