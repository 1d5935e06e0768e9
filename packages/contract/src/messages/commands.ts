import { areaCommands } from '../define-command.ts';
import { delMessage } from './del-message.ts';
import { queryMessage } from './query-message.ts';
import { setMessage } from './set-message.ts';

export const messagesCommands = areaCommands({
  QUERYMESSAGE: queryMessage,
  SETMESSAGE: setMessage,
  DELMESSAGE: delMessage,
});
