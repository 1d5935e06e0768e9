import type * as z from 'zod/mini';
import { getSmsCode } from './login/get-sms-code.ts';
import { loginPhoneCode } from './login/login-phone-code.ts';
import { logout } from './login/logout.ts';
import { delMessage } from './messages/del-message.ts';
import { queryMessage } from './messages/query-message.ts';
import { setMessage } from './messages/set-message.ts';
import { dislikePhoto } from './photos/dislike-photo.ts';
import { genVideo } from './photos/gen-video.ts';
import { queryIcons } from './photos/query-icons.ts';
import { queryImgs } from './photos/query-imgs.ts';
import { queryIndex } from './photos/query-index.ts';
import { queryModel } from './photos/query-model.ts';
import { queryMore } from './photos/query-more.ts';
import { queryPhotoes } from './photos/query-photoes.ts';
import { querySquare } from './photos/query-square.ts';
import { queueResult } from './photos/queue-result.ts';
import { readPhoto } from './photos/read-photo.ts';
import { recentPhotoes } from './photos/recent-photoes.ts';
import { reshootSquare } from './photos/reshoot-square.ts';
import { shoot } from './photos/shoot.ts';
import { submitSquare } from './photos/submit-square.ts';
import { uploadCheck } from './photos/upload-check.ts';
import { uploadFace } from './photos/upload-face.ts';
import { agreeProtocol } from './profile/agree-protocol.ts';
import { globalConf } from './profile/global-conf.ts';
import { queryAttrs } from './profile/query-attrs.ts';
import { queryModels } from './profile/query-models.ts';
import { queryUploadServer } from './profile/query-upload-server.ts';
import { queryUserInfo } from './profile/query-user-info.ts';

/** Every command that this gateway answers, by its name on the wire. */
export const COMMANDS = {
  LOGINGETSMSCODE: getSmsCode,
  LOGINPHONECODE: loginPhoneCode,
  LOGOUT: logout,
  GLOBALCONF: globalConf,
  QUERYUSERINFO: queryUserInfo,
  AGREEPROTOCOL: agreeProtocol,
  QUERYATTRS: queryAttrs,
  QUERYMODELS: queryModels,
  QUERYUPLOADSERVER: queryUploadServer,
  QUERYINDEX: queryIndex,
  QUERYMORE: queryMore,
  QUERYMODEL: queryModel,
  UPLOADCHECK: uploadCheck,
  UPLOADFACE: uploadFace,
  QUERYICONS: queryIcons,
  SHOOT: shoot,
  QUEUERESULT: queueResult,
  QUERYPHOTOES: queryPhotoes,
  RECENTPHOTOES: recentPhotoes,
  QUERYIMGS: queryImgs,
  DISLIKEPHOTO: dislikePhoto,
  READPHOTO: readPhoto,
  GENVIDEO: genVideo,
  SUBMITSQUARE: submitSquare,
  QUERYSQUARE: querySquare,
  RESHOOTSQUARE: reshootSquare,
  QUERYMESSAGE: queryMessage,
  SETMESSAGE: setMessage,
  DELMESSAGE: delMessage,
} as const;

export type CommandName = keyof typeof COMMANDS;
/** What the handler of a command receives, after its schema has checked it. */
export type RequestOf<Name extends CommandName> = z.output<(typeof COMMANDS)[Name]['request']>;
/** What a caller passes. */
export type InputOf<Name extends CommandName> = z.input<(typeof COMMANDS)[Name]['request']>;
export type ResponseOf<Name extends CommandName> = z.output<(typeof COMMANDS)[Name]['response']>;

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}
