import type { LiaoHostPort } from './liao-host-port';
import { platform } from './platform-name';

/** The sister app tells a page within it by the address that it opens. */
function readPurse(): LiaoHostPort['liaoPurse'] {
  const told = new URLSearchParams(location.search);
  const [lid, index, randomcode] = ['lid', 'index', 'randomcode'].map((name) => told.get(name));
  return platform === 'h5ll' && lid && index && randomcode ? { lid, index, randomcode } : undefined;
}

export const liaoPurse: LiaoHostPort['liaoPurse'] = readPurse();
