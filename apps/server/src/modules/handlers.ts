import type { Handlers } from '../gateway/handler.ts';
import { queryIcons, uploadCheck, uploadFace } from './faces/index.ts';
import { getSmsCode, loginPhoneCode, logout } from './login/index.ts';
import { delMessage, queryMessage, setMessage } from './messages/index.ts';
import { dislikePhoto, genVideo, queryImgs, queryPhotoes, readPhoto, recentPhotoes } from './photos/index.ts';
import { agreeProtocol, globalConf, queryAttrs, queryUploadServer, queryUserInfo } from './profile/index.ts';
import { queueResult, shoot } from './shoots/index.ts';
import { querySquare, reshootSquare, submitSquare } from './square/index.ts';
import { queryIndex, queryModel, queryModels, queryMore } from './themes/index.ts';

/** What answers each command of the contract. */
export const handlers: Handlers = {
  LOGINGETSMSCODE: getSmsCode,
  LOGINPHONECODE: loginPhoneCode,
  LOGOUT: logout,
  GLOBALCONF: globalConf,
  QUERYUSERINFO: queryUserInfo,
  AGREEPROTOCOL: agreeProtocol,
  QUERYATTRS: queryAttrs,
  QUERYUPLOADSERVER: queryUploadServer,
  QUERYMODELS: queryModels,
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
};
