import type { CloudDefaults } from '../cloud/cloud-config.ts';

export const ALIYUN: CloudDefaults = {
  region: 'cn-shanghai',
  textRules: 'llm_query_moderation',
  pictureRules: 'aigcCheck',
};
