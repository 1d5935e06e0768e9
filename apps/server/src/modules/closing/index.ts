export { askClosing, keepAccount } from './ask-closing.ts';
export { isResting } from './closing.store.ts';
export { countLosses } from './count-losses.ts';
