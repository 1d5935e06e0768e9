import { ChannelError } from '@kinora/channel';
import { CLIENT_ERROR, ERROR } from '@kinora/contract';
import { expect, it } from 'vitest';
import { CommandError } from './command-error';
import { fromChannelError, readAnswer, readReply } from './read-reply';

function errorIdOf(run: () => unknown): number | undefined {
  try {
    run();
  } catch (error) {
    return error instanceof CommandError ? error.id : undefined;
  }
  return undefined;
}

it('finds the sealed answer', () => {
  expect(readReply({ status: 200, text: '{"data":"sealed"}' })).toEqual({ answer: 'sealed' });
});

it('finds the channel’s refusal, whatever the status', () => {
  const text = JSON.stringify({ errid: ERROR.sessionRenew, errmsg: '', channel: 'stale-ticket', timestamp: 5 });
  expect(readReply({ status: 400, text })).toEqual({ refusal: { channel: 'stale-ticket', timestamp: 5 } });
});

it.each([
  ['an error in the clear', 400, '{"errid":10006,"errmsg":""}', ERROR.tooManyRequests],
  ['an empty answer', 200, ' ', CLIENT_ERROR.responseEmpty],
  ['something else than JSON', 200, '<html>', CLIENT_ERROR.unrecognisedResponse],
  ['JSON without data', 200, '{}', CLIENT_ERROR.unrecognisedResponse],
  ['a failing proxy', 502, '<html>', CLIENT_ERROR.statusCode],
  ['an error id that is no number', 200, '{"errid":"x"}', CLIENT_ERROR.unrecognisedResponse],
])('maps %s to its id', (_, status, text, id) => {
  expect(errorIdOf(() => readReply({ status, text }))).toBe(id);
});

it('takes the server’s time out of an answer', () => {
  expect(readAnswer({ icons: [], timestamp: 9 })).toEqual({ fields: { icons: [] }, timestampMs: 9 });
});

it('throws the error of an opened answer', () => {
  expect(errorIdOf(() => readAnswer({ errid: 14002, errmsg: '' }))).toBe(ERROR.codeWrong);
  expect(errorIdOf(() => readAnswer([]))).toBe(CLIENT_ERROR.unrecognisedResponse);
});

it('names what the channel could not put right', () => {
  const refused = (code: 'stale' | 'unknown-key' | 'replayed') => new ChannelError(code, '', { timestamp: 1 });
  expect(fromChannelError(refused('stale'), undefined).id).toBe(ERROR.clockSkewed);
  expect(fromChannelError(refused('unknown-key'), undefined).id).toBe(ERROR.sessionRenew);
  expect(fromChannelError(refused('replayed'), undefined).id).toBe(ERROR.sealedDataRefused);
  expect(fromChannelError(new ChannelError('tampered', ''), undefined).id).toBe(CLIENT_ERROR.unrecognisedResponse);
});
