import { areaCommands } from '../define-command.ts';
import { agreeProtocol } from './agree-protocol.ts';
import { queryUserInfo } from './query-user-info.ts';

export const accountCommands = areaCommands({
  QUERYUSERINFO: queryUserInfo,
  AGREEPROTOCOL: agreeProtocol,
});
