import { deviceInfo } from './device-info.mini';

export const platform: string = 'mini';

/** The machine in words, for the server's log. */
export const systemName: string = deviceInfo().platform;
