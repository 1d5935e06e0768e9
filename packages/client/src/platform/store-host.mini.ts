import type { StoreHostPort } from './store-host-port';

/** A mini-program stands in no app of ours. */
export const buyInStore: StoreHostPort['buyInStore'] = async () => ({ outcome: 'absent' });

export const finishInStore: StoreHostPort['finishInStore'] = () => undefined;
