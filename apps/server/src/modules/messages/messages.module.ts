import type { messagesCommands } from '@kinora/contract';
import { accountMerged } from '../../events/account-events.ts';
import { atOnce } from '../../events/follow.ts';
import type { Handlers } from '../../gateway/command-handler.ts';
import type { ServerModule } from '../server-module.ts';
import { delMessage } from './del-message.ts';
import { moveMessages } from './merge-messages.store.ts';
import { queryMessage } from './query-message.ts';
import { setMessage } from './set-message.ts';

export const messagesHandlers = {
  QUERYMESSAGE: queryMessage,
  SETMESSAGE: setMessage,
  DELMESSAGE: delMessage,
} satisfies Pick<Handlers, keyof typeof messagesCommands>;

export const messagesModule: ServerModule = {
  subscribers: [atOnce(accountMerged, (tx, _deps, merged) => moveMessages(tx, merged))],
};
