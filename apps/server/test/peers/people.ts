import { randomBytes } from 'node:crypto';

/** Who has an account with the stand-ins. */
export const PEOPLE = ['ann', 'ben', 'cho'] as const;

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A provider's page on which one says who one is: links to the same address with `as`, or with `cancel`. */
export function renderWhoPage(provider: string, address: URL): string {
  const link = (label: string, name: string, value: string): string => {
    const to = new URL(address);
    to.searchParams.set(name, value);
    return `<li><a href="${escapeHtml(to.pathname + to.search)}">${label}</a></li>`;
  };
  const people = PEOPLE.map((person) => link(`Sign in as ${person}`, 'as', person)).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${provider} (stand-in)</title>
<style>:root{color-scheme:light dark;font:18px/2.4 system-ui}body{max-width:24rem;margin:3rem auto;padding:0 1rem}li{list-style:none}ul{padding:0}</style>
<h1>${provider}</h1><p>A stand-in of this machine: nobody is asked for a password.</p>
<ul>${people}${link('Cancel', 'cancel', '1')}</ul></html>`;
}

/** What was given out: each is taken once. */
export class OneTimeCodes<Grant> {
  readonly #grants = new Map<string, Grant | 'used'>();

  give(grant: Grant): string {
    const code = randomBytes(16).toString('hex');
    this.put(code, grant);
    return code;
  }

  /** Gives something out under a code that somebody else made. */
  put(code: string, grant: Grant): void {
    this.#grants.set(code, grant);
  }

  take(code: string): Grant | 'used' | undefined {
    const grant = this.#grants.get(code);
    if (grant !== undefined) this.#grants.set(code, 'used');
    return grant;
  }
}
