import type { BrowserContext } from '@playwright/test';

/** Writes down which requests of a context's pages were refused, failed, or have not been answered: for whoever reads why a journey failed. */
export function noteTrouble(context: BrowserContext): Iterable<string> {
  const told: string[] = [];
  const open = new Map<object, string>();
  const pathOf = (url: string) => new URL(url).pathname.slice(0, 40);
  context.on('request', (request) => open.set(request, `${request.method()} ${pathOf(request.url())}`));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => {
    open.delete(request);
    told.push(`${pathOf(request.url())} failed: ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) told.push(`${pathOf(response.url())} answered ${response.status()}`);
  });
  return {
    *[Symbol.iterator]() {
      yield* told.slice(-20);
      for (const request of open.values()) yield `${request} waits`;
    },
  };
}
