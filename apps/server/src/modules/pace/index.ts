export { readPace } from './pace.store.ts';
export { FIRST_GUESS, paceOf, recordPace } from './record-pace.ts';
