import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** What one call writes. */
function written(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(createLog('debug', { write: (line) => (text += line) }));
  return text;
}

test.each([
  { phone: '+8613812345678' },
  { psw: 'hunter2secret' },
  { user: { login: { tmppsw: 'hunter2secret' } } },
  { list: [{ token: 'hunter2secret' }] },
  { code: '123456' },
  { address: '203.0.113.77' },
  { face: [0.12345, 0.777] },
  { note: 'call +8613812345678 back' },
  { err: new Error('no user with 13812345678') },
  { nested: { cause: new Error('phone 13812345678') } },
])('%j leaves nothing personal in the log', (fields) => {
  const text = written((log) => log.info(fields, 'something happened'));
  expect(text).toContain('something happened');
  for (const secret of ['13812345678', 'hunter2', '123456', '203.0.113', '0.777']) expect(text).not.toContain(secret);
});

test('numbers in the text itself are scrubbed', () => {
  expect(written((log) => log.info('sent to 13812345678'))).not.toContain('13812345678');
});

test.each([
  '12345678-1234-4123-8123-123456789012',
  '0190aa11-7777-4bcd-9e0f-00000000abcd',
  '1234567x12345',
  '1234567890xyz1234567',
])('the id %s survives whole', (id) => {
  expect(written((log) => log.info({ requestId: id }, `request ${id}`)).split(id)).toHaveLength(3);
});

test.each([
  'x13812345678',
  'no13812345678',
  '13812345678cn',
  '13812345678-1234',
  'tel:+8613812345678',
  '1381234567890',
  '13812345678901234567',
])('the number in %s does not', (text) => {
  expect(written((log) => log.info({ note: text }))).not.toContain('1381234567');
});

test('bytes are counted, not written', () => {
  expect(written((log) => log.info({ body: new Uint8Array(4000) }))).toContain('[4000 bytes]');
});

test('an error keeps its kind, place and code, and loses the values that a database adds', () => {
  const error = Object.assign(new TypeError('duplicate key'), {
    code: '23505',
    constraint: 'account_phone_key',
    detail: 'Key (phone)=(secret value) already exists.',
  });
  const text = written((log) => log.error({ err: error }, 'failed'));
  expect(text).toContain('TypeError');
  expect(text).toContain('23505');
  expect(text).toContain('account_phone_key');
  expect(text).toContain('log.test.ts');
  expect(text).not.toContain('secret value');
});
