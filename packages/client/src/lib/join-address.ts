/**
 * An address as a page at `base` would resolve it: absolute ones stay, `/x` starts at the host, the rest at the folder.
 * Mini-programs have no URL class.
 */
export function joinAddress(base: string, address: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return address;
  const [, origin = '', path = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*)([^?#]*)/i.exec(base) ?? [];
  if (address.startsWith('//')) return origin.replace(/\/\/.*/, '') + address;
  const folders = address.startsWith('/') ? [''] : (path || '/').split('/').slice(0, -1);
  for (const part of address.replace(/^\//, '').split('/')) {
    if (part === '..') {
      if (folders.length > 1) folders.pop();
    } else if (part !== '.') {
      folders.push(part);
    }
  }
  return origin + folders.join('/');
}

/** The address of a socket that is served where the pages are. */
export function socketAddress(address: string): string {
  return address.replace(/^http/i, 'ws');
}
