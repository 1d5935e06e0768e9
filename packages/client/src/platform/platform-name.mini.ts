import { deviceInfo } from './device-info.mini';

// Each host lends what it has under a name of its own; beside Douyin's and Kuaishou's there is the chat app's.
declare const tt: unknown;
declare const ks: unknown;

function detectPlatform(): 'mini' | 'minitt' | 'miniks' {
  if (typeof tt !== 'undefined') return 'minitt';
  return typeof ks === 'undefined' ? 'mini' : 'miniks';
}

export const platform: string = detectPlatform();

/** A host that knows no such input shows a plain one. */
export const hasNameField: boolean = true;

/** The machine in words, for the server's log. */
export const systemName: string = deviceInfo().platform;
