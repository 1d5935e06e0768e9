import { joinAddress } from '../../lib/join-address';
import { ROUTES } from '../../navigation/routes';
import { serverBase } from '../../platform/server-address';

/** Where a gift is taken, by whoever has the phone that it was sent to. */
export const giftAddress = (id: string): string => `${joinAddress(serverBase(), '')}#${ROUTES.gift}?id=${id}`;
