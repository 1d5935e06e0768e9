import { areaCommands } from '../define-command.ts';
import { agreeProtocol } from './agree-protocol.ts';
import { cmdUpdateWxNick } from './cmd-update-wx-nick.ts';
import { exportData } from './export-data.ts';
import { modUserInfo } from './mod-user-info.ts';
import { querySysIcons } from './query-sys-icons.ts';
import { queryUserInfo } from './query-user-info.ts';

export const accountCommands = areaCommands({
  QUERYUSERINFO: queryUserInfo,
  MODUSERINFO: modUserInfo,
  AGREEPROTOCOL: agreeProtocol,
  EXPORTDATA: exportData,
  QUERYSYSICONS: querySysIcons,
  CMD_UPDATEWXNICK: cmdUpdateWxNick,
});
