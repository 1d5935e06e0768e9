import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { signAcs3 } from './sign-acs3.ts';
import { signTc3 } from './sign-tc3.ts';

/** Requests of the vendors' documents, with the signatures that these give. */
test('ACS3-HMAC-SHA256 as in the example of Aliyun', () => {
  const headers = signAcs3(
    {
      url: new URL(
        'https://ecs.cn-shanghai.aliyuncs.com/?ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai',
      ),
      ...{ action: 'RunInstances', version: '2014-05-26', body: '' },
      nowMs: Date.parse('2023-10-26T10:22:32Z'),
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
    'YourAccessKeyId',
    'YourAccessKeySecret',
  );
  expect(headers['x-acs-content-sha256']).toBe(createHash('sha256').digest('hex'));
  expect(headers.authorization).toContain('Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0');
});

test('TC3-HMAC-SHA256 as in the example of Tencent Cloud', () => {
  const { authorization } = signTc3(
    {
      url: new URL('https://cvm.tencentcloudapi.com'),
      ...{ service: 'cvm', action: 'DescribeInstances', version: '2017-03-12', region: 'ap-guangzhou' },
      body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
      nowMs: 1_551_113_065_000,
    },
    'AKID********************************',
    '********************************',
  );
  expect(authorization).toContain('Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f');
});
