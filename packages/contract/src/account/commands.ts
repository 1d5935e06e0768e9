import { areaCommands } from '../define-command.ts';
import { agreeProtocol } from './agree-protocol.ts';
import { exportData } from './export-data.ts';
import { modUserInfo } from './mod-user-info.ts';
import { queryUserInfo } from './query-user-info.ts';

export const accountCommands = areaCommands({
  QUERYUSERINFO: queryUserInfo,
  MODUSERINFO: modUserInfo,
  AGREEPROTOCOL: agreeProtocol,
  EXPORTDATA: exportData,
});
