import type { TakeOutcome } from './take-file-port';

/** The browser fetches it by itself, and goes on where it was cut. */
export async function takeFile(url: string): Promise<TakeOutcome> {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
  return 'taken';
}
