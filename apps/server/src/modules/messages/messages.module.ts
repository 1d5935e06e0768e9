import type { messagesCommands } from '@kinora/contract';
import type { Handlers } from '../../gateway/handler.ts';
import { delMessage } from './del-message.ts';
import { queryMessage } from './query-message.ts';
import { setMessage } from './set-message.ts';

export const messagesHandlers = {
  QUERYMESSAGE: queryMessage,
  SETMESSAGE: setMessage,
  DELMESSAGE: delMessage,
} satisfies Pick<Handlers, keyof typeof messagesCommands>;
