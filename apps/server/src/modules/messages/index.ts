export { delMessage } from './del-message.ts';
export { countUnread, moveMessage } from './messages.store.ts';
export { queryMessage } from './query-message.ts';
export { MESSAGE_TYPE, sendMessage } from './send-message.ts';
export { setMessage } from './set-message.ts';
