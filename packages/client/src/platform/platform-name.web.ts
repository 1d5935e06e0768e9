import { nameSystem } from './name-system';

/** Platform strings of the specification: a plain page, inside the chat host, inside the sister app, inside an app of our own; and inside Facebook's container of games, whose library is there first. */
function detectPlatform(): 'h5' | 'h5wx' | 'h5ll' | 'h5fb' | 'app' {
  if (/KinoraApp/.test(navigator.userAgent)) return 'app';
  if ('FBInstant' in globalThis) return 'h5fb';
  if (/MicroMessenger/i.test(navigator.userAgent)) return 'h5wx';
  return /LiaoLiao/i.test(navigator.userAgent) ? 'h5ll' : 'h5';
}

export const platform: string = detectPlatform();

export const hasNameField: boolean = false;

/** The machine in words, for the server's log: system and browser family, never a fingerprint. */
export const systemName: string = nameSystem(navigator.userAgent);
