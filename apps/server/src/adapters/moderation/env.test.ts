import { expect, test } from 'vitest';
import { readModeration } from './env.ts';

const keys = { KINORA_MODERATION_KEY_ID: 'id', KINORA_MODERATION_KEY_SECRET: 'secret' };

test('is embedded unless told', () => {
  expect(readModeration({})).toEqual({ vendor: 'embedded' });
});

test('a cloud needs its keys', () => {
  expect(() => readModeration({ KINORA_MODERATION: 'aliyun', KINORA_MODERATION_KEY_ID: 'id' })).toThrow(
    'KINORA_MODERATION_KEY_SECRET',
  );
});

test('a cloud has the vendor’s region and rules, and passes nothing while it is silent', () => {
  expect(readModeration({ KINORA_MODERATION: 'aliyun', ...keys })).toMatchObject({
    ...{ vendor: 'aliyun', region: 'cn-shanghai', textRules: 'llm_query_moderation', whenSilent: 'later' },
  });
  expect(readModeration({ KINORA_MODERATION: 'tencent', KINORA_MODERATION_TEXT: 'mine', ...keys })).toMatchObject({
    ...{ vendor: 'tencent', region: 'ap-guangzhou', textRules: 'mine' },
  });
});

test('an unknown vendor is refused', () => {
  expect(() => readModeration({ KINORA_MODERATION: 'none' })).toThrow();
});
