import { readService, type ServiceConfig, type ServiceValues } from '../service/service-env.ts';

/** Throws ConfigError. */
export const readAliyun = (values: ServiceValues): ServiceConfig =>
  readService('aliyun', 'https://cloudauth.aliyuncs.com', values);
