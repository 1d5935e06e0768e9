export { countUnread, deleteMessagesAbout, listMessagesOfUser, moveMessage } from './messages.store.ts';
export { readNames } from './read-names.ts';
export { MESSAGE_TYPE, sendMessage } from './send-message.ts';
