import { areaCommands } from '../define-command.ts';
import { queryAttrs } from './query-attrs.ts';
import { queueResult } from './queue-result.ts';
import { shoot } from './shoot.ts';

export const shootsCommands = areaCommands({
  SHOOT: shoot,
  QUEUERESULT: queueResult,
  QUERYATTRS: queryAttrs,
});
