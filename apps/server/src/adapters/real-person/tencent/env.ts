import { readService, type ServiceConfig, type ServiceValues } from '../service/service-env.ts';

/** Throws ConfigError. */
export const readTencent = (values: ServiceValues): ServiceConfig =>
  readService('tencent', 'https://faceid.tencentcloudapi.com', values);
