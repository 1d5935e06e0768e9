import { areaCommands } from '../define-command.ts';
import { querySquare } from './query-square.ts';
import { reshootSquare } from './reshoot-square.ts';
import { submitSquare } from './submit-square.ts';

export const squareCommands = areaCommands({
  SUBMITSQUARE: submitSquare,
  QUERYSQUARE: querySquare,
  RESHOOTSQUARE: reshootSquare,
});
