import type { configurationCommands } from '@kinora/contract';
import type { Handlers } from '../../gateway/handler.ts';
import { globalConf } from './global-conf.ts';
import { queryConfig } from './query-config.ts';
import { queryUploadServer } from './query-upload-server.ts';

export const configurationHandlers = {
  GLOBALCONF: globalConf,
  QUERYCONFIG: queryConfig,
  QUERYUPLOADSERVER: queryUploadServer,
} satisfies Pick<Handlers, keyof typeof configurationCommands>;
