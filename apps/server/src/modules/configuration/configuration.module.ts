import type { configurationCommands } from '@kinora/contract';
import type { Handlers } from '../../gateway/command-handler.ts';
import { globalConf } from './global-conf.ts';
import { queryConfig } from './query-config.ts';
import { queryServer } from './query-server.ts';
import { queryUploadServer } from './query-upload-server.ts';

export const configurationHandlers = {
  GLOBALCONF: globalConf,
  QUERYCONFIG: queryConfig,
  QUERYUPLOADSERVER: queryUploadServer,
  QUERYSERVER: queryServer,
} satisfies Pick<Handlers, keyof typeof configurationCommands>;
