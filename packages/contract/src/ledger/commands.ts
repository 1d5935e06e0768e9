import { areaCommands } from '../define-command.ts';
import { queryStatement } from './query-statement.ts';

export const ledgerCommands = areaCommands({
  QUERYSTATEMENT: queryStatement,
});
