// What fetches and keeps a table of texts in a mini-program; apart from the shell, which needs the texts to start.
export { CommandError } from './api/command-error';
export { parseJson } from './api/read-reply';
export { fromTransport } from './api/transport-failure';
export { joinAddress } from './lib/join-address';
export { reportMissing } from './lib/report-missing';
export { sendRequest } from './platform/request';
export { serverBase } from './platform/server-address';
export { readItem, writeItem } from './platform/storage';
