import type { accountCommands } from '@kinora/contract';
import type { Handlers } from '../../gateway/handler.ts';
import { agreeProtocol } from './agree-protocol.ts';
import { exportData } from './export-data.ts';
import { modUserInfo } from './mod-user-info.ts';
import { queryUserInfo } from './query-user-info.ts';

export const accountHandlers = {
  QUERYUSERINFO: queryUserInfo,
  MODUSERINFO: modUserInfo,
  AGREEPROTOCOL: agreeProtocol,
  EXPORTDATA: exportData,
} satisfies Pick<Handlers, keyof typeof accountCommands>;
