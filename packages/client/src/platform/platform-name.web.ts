import { nameSystem } from './name-system';

/** Platform strings of the specification: a plain page, inside the chat host, inside the sister app, inside an app of our own. */
function detectPlatform(): 'h5' | 'h5wx' | 'h5ll' | 'app' {
  if (/KinoraApp/.test(navigator.userAgent)) return 'app';
  if (/MicroMessenger/i.test(navigator.userAgent)) return 'h5wx';
  return /LiaoLiao/i.test(navigator.userAgent) ? 'h5ll' : 'h5';
}

export const platform: string = detectPlatform();

export const hasNameField: boolean = false;

/** The machine in words, for the server's log: system and browser family, never a fingerprint. */
export const systemName: string = nameSystem(navigator.userAgent);
