import { areaCommands } from '../define-command.ts';
import { globalConf } from './global-conf.ts';
import { queryConfig } from './query-config.ts';
import { queryServer } from './query-server.ts';
import { queryUploadServer } from './query-upload-server.ts';

export const configurationCommands = areaCommands({
  GLOBALCONF: globalConf,
  QUERYCONFIG: queryConfig,
  QUERYUPLOADSERVER: queryUploadServer,
  QUERYSERVER: queryServer,
});
