import { areaCommands } from '../define-command.ts';
import { queryIndex } from './query-index.ts';
import { queryModel } from './query-model.ts';
import { queryModels } from './query-models.ts';
import { queryMore } from './query-more.ts';

export const themesCommands = areaCommands({
  QUERYINDEX: queryIndex,
  QUERYMORE: queryMore,
  QUERYMODEL: queryModel,
  QUERYMODELS: queryModels,
});
