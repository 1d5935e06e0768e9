import type { accountCommands } from '@kinora/contract';
import type { Handlers } from '../../gateway/handler.ts';
import { agreeProtocol } from './agree-protocol.ts';
import { queryUserInfo } from './query-user-info.ts';

export const accountHandlers = {
  QUERYUSERINFO: queryUserInfo,
  AGREEPROTOCOL: agreeProtocol,
} satisfies Pick<Handlers, keyof typeof accountCommands>;
