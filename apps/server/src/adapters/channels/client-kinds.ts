import { deviceKindOf } from '@kinora/contract';
import type { PayingClient } from '../ports/pay-channel.ts';

/** Platforms whose clients are pages in a browser. */
const PAGES: ReadonlySet<string> = new Set(['h5', 'h5wx', 'h5ll']);
const ON_DESKS: ReadonlySet<string> = new Set(['windows', 'mac', 'linux']);
const OF_APPLE: ReadonlySet<string> = new Set(['iphone', 'ipad']);

export const isPage = ({ platform }: PayingClient): boolean => PAGES.has(platform);

/** Whether another telephone has to be taken out to pay by its app. */
export const isOnDesk = ({ system }: PayingClient): boolean => ON_DESKS.has(deviceKindOf(system));

export const isOfApple = ({ system }: PayingClient): boolean => OF_APPLE.has(deviceKindOf(system));

/** Pages on Apple's telephones and tablets take the balance alone, by the specification (section 6). */
export const isPageOfApple = (client: PayingClient): boolean => isPage(client) && isOfApple(client);
