import type { TakeOutcome } from './take-file-port';

/** The browser fetches it by itself, and goes on where it was cut. */
export async function takeFile(url: string, name = ''): Promise<TakeOutcome> {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  return 'taken';
}
