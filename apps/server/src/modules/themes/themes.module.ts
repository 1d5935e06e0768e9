import type { themesCommands } from '@kinora/contract';
import type { Handlers } from '../../gateway/command-handler.ts';
import { queryIndex } from './query-index.ts';
import { queryModel } from './query-model.ts';
import { queryModels } from './query-models.ts';
import { queryMore } from './query-more.ts';

export const themesHandlers = {
  QUERYINDEX: queryIndex,
  QUERYMORE: queryMore,
  QUERYMODEL: queryModel,
  QUERYMODELS: queryModels,
} satisfies Pick<Handlers, keyof typeof themesCommands>;
