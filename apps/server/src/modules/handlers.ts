import type { Handlers } from '../gateway/command-handler.ts';
import { accountHandlers } from './account/account.module.ts';
import { configurationHandlers } from './configuration/configuration.module.ts';
import { facesHandlers } from './faces/faces.module.ts';
import { familyHandlers } from './family/family.module.ts';
import { giftsHandlers } from './gifts/gifts.module.ts';
import { ledgerHandlers } from './ledger/ledger.module.ts';
import { loginHandlers } from './login/login.module.ts';
import { messagesHandlers } from './messages/messages.module.ts';
import { ordersHandlers } from './orders/orders.module.ts';
import { photosHandlers } from './photos/photos.module.ts';
import { realPersonHandlers } from './real-person/real-person.module.ts';
import { renditionsHandlers } from './renditions/renditions.module.ts';
import { shootsHandlers } from './shoots/shoots.module.ts';
import { squareHandlers } from './square/square.module.ts';
import { themesHandlers } from './themes/themes.module.ts';

/** What answers each command of the contract. */
export const handlers: Handlers = {
  ...loginHandlers,
  ...accountHandlers,
  ...configurationHandlers,
  ...facesHandlers,
  ...familyHandlers,
  ...realPersonHandlers,
  ...themesHandlers,
  ...shootsHandlers,
  ...photosHandlers,
  ...renditionsHandlers,
  ...squareHandlers,
  ...giftsHandlers,
  ...ledgerHandlers,
  ...messagesHandlers,
  ...ordersHandlers,
};
