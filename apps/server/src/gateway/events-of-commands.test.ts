import { type CommandName, USER_INFO } from '@kinora/contract';
import { expect, test } from 'vitest';
import { eventOfSuccess } from './events-of-commands.ts';

const { phone, nick, icon, unbind, wechat, qq, apple, other } = USER_INFO;

test.each<[CommandName, object, object, string | undefined]>([
  ['MODUSERINFO', { id: phone, data: 'ticket' }, {}, 'phone-changed'],
  ['MODUSERINFO', { id: phone, data: 'ticket', merge: 'ask' }, { merge: {} }, undefined],
  ['MODUSERINFO', { id: phone, data: 'ticket', merge: 'ask' }, {}, 'phone-changed'],
  ['MODUSERINFO', { id: phone, data: 'ticket', merge: 'confirm' }, {}, 'accounts-merged'],
  ...[wechat, qq, apple, other].flatMap((id): [CommandName, object, object, string | undefined][] => [
    ['MODUSERINFO', { id, data: '' }, { state: 'state', url: 'there' }, undefined],
    ['MODUSERINFO', { id, data: 'code' }, {}, 'way-added'],
    ['MODUSERINFO', { id, data: 'code' }, { merge: {} }, undefined],
    ['MODUSERINFO', { id, data: 'code', prove: true }, { proof: 'proof' }, 'owner-proven'],
  ]),
  ['MODUSERINFO', { id: unbind, data: 'qq' }, {}, 'way-removed'],
  ['MODUSERINFO', { id: nick, data: 'Ann' }, {}, undefined],
  ['MODUSERINFO', { id: icon, data: '' }, {}, undefined],
  ['FACEAUTHDONE', { id: 'check', code: 1000 }, { code: 1000 }, undefined],
  ['LOGOFF', { of: 'account' }, { closed: false }, 'account-closing'],
  ['LOGOFF', { of: 'account' }, { closed: true }, 'account-ended'],
  ['EXPORTDATA', {}, {}, undefined],
  ['EXPORTDATA', { ask: true }, {}, 'export-asked'],
  ['EXPORTDATA', { take: 0 }, { url: 'there' }, 'export-taken'],
  ['EXPORTDATA', { take: 0 }, {}, undefined],
  ['SENDCARDS', { count: 5 }, {}, 'cards-given'],
  ['LOGINPHONECODE', {}, { tmppsw: 'password' }, 'sign-in'],
  ['LOGINQQH5', {}, { state: 'state' }, undefined],
  ['QUERYSERVER', {}, {}, undefined],
])('%s with %j answered by %j is %s', (command, input, answer, event) => {
  expect(eventOfSuccess(command, input, answer)).toBe(event);
});
