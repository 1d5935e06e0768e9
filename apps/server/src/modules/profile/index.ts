export { agreeProtocol } from './agree-protocol.ts';
export { globalConf } from './global-conf.ts';
export { queryAttrs } from './query-attrs.ts';
export { queryUploadServer } from './query-upload-server.ts';
export { queryUserInfo } from './query-user-info.ts';
