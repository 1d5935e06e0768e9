import type { CloudDefaults } from '../cloud/cloud-config.ts';

/** Tencent's own rules, until the console has some of the operator's. */
export const TENCENT: CloudDefaults = { region: 'ap-guangzhou', textRules: '', pictureRules: '' };
