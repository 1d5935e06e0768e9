import { isLoopbackHost } from '../../http/is-local-request.ts';

/** Whether an address leads to this machine itself. */
export const isLoopbackAddress = (address: string): boolean => isLoopbackHost(new URL(address).hostname);
