import { deviceInfo } from './device-info.mini';

export const platform: string = 'mini';

/** A host that knows no such input shows a plain one. */
export const hasNameField: boolean = true;

/** The machine in words, for the server's log. */
export const systemName: string = deviceInfo().platform;
