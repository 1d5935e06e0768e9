/** Where a provider sent the browser back to, and what it carried there. */
export interface Return {
  url: URL;
  /** By a form that the browser posts; else by the address. */
  form: URLSearchParams | undefined;
}

const MOST_STEPS = 12;

/**
 * What a browser does at a provider: follows its pages with its cookies, says who one is (`as`) or cancels, until it is sent back to
 * our own site.
 */
export async function browse(start: string, choice: { as: string } | 'cancel', ownSite: string): Promise<Return> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < MOST_STEPS; step++) {
    if (url.origin === ownSite) return { url, form: undefined };
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) {
      url = new URL(location, url);
      continue;
    }
    const page = await response.text();
    const [, action] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
    if (action !== undefined) {
      const inputs = [...page.matchAll(/<input [^>]*name="([^"]+)" value="([^"]*)"/g)];
      const fields = inputs.map(([, name = '', value = '']): [string, string] => [name, value]);
      return { url: new URL(readEntities(action)), form: new URLSearchParams(fields) };
    }
    if (!response.ok || !page.includes('Sign in as'))
      throw new Error(`${url.href} answered ${response.status}: ${page}`);
    url = new URL(url);
    if (choice === 'cancel') url.searchParams.set('cancel', '1');
    else url.searchParams.set('as', choice.as);
  }
  throw new Error('the provider sends its visitors round in circles');
}

const readEntities = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_entity, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&');
