import type { LiaoHostPort } from './liao-host-port';

export const liaoPurse: LiaoHostPort['liaoPurse'] = undefined;
