import type { squareCommands } from '@kinora/contract';
import type { Handlers } from '../../gateway/command-handler.ts';
import { querySquare } from './query-square.ts';
import { reshootSquare } from './reshoot-square.ts';
import { submitSquare } from './submit-square.ts';

export const squareHandlers = {
  SUBMITSQUARE: submitSquare,
  QUERYSQUARE: querySquare,
  RESHOOTSQUARE: reshootSquare,
} satisfies Pick<Handlers, keyof typeof squareCommands>;
