export { querySquare } from './query-square.ts';
export { reshootSquare } from './reshoot-square.ts';
export { submitSquare } from './submit-square.ts';
