import { expect, test } from 'vitest';
import { joinSentences } from './join-sentences';

test('Chinese and Japanese sentences follow each other without a space, others with one', () => {
  expect(joinSentences(['留下的免费。', '不留下的，30 天后删除。'])).toBe('留下的免费。不留下的，30 天后删除。');
  expect(joinSentences(['What you keep is free.', 'The rest goes.'])).toBe('What you keep is free. The rest goes.');
});
