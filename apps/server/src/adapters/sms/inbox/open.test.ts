import { CODE_TYPE } from '@kinora/contract';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../../log.ts';
import { openSms } from '../open.ts';
import { INBOX } from './env.ts';
import { renderInboxPage } from './inbox-page.ts';
import { inboxPath } from './inbox-routes.ts';
import { openInbox } from './open.ts';

const message = { phone: '+819012345678', code: '123456', locale: 'ja', type: CODE_TYPE.closeAccount };

describe('openInbox', () => {
  it('keeps the newest 50 codes, the newest first', async () => {
    const inbox = openInbox(() => 7);
    for (let count = 0; count < 60; count++) await inbox.sendCode({ ...message, code: String(count) });
    expect(inbox.entries()).toHaveLength(50);
    expect(inbox.entries()[0]).toMatchObject({ code: '59', purpose: 'closing', sentAt: 7 });
  });
});

describe('renderInboxPage', () => {
  it('escapes what it shows', () => {
    const page = renderInboxPage([{ phone: '<script>', code: '"&', locale: 'en', purpose: 'login', sentAt: 0 }]);
    expect(page).not.toContain('<script>');
    expect(page).toContain('&quot;&amp;');
  });
});

describe('the inbox routes', () => {
  const indexKey = Buffer.alloc(32, 7);
  const local = { remoteAddress: '127.0.0.1', headers: { host: '127.0.0.1:7700' } };
  const openApp = (isBehindProxy = false) => {
    const opened = openSms({ sms: { adapter: INBOX }, isBehindProxy, indexKey }, () => 7, createLog('silent'));
    const app = Fastify();
    opened.registerPages?.(app);
    return { app, sms: opened.sms, path: opened.inboxPath ?? '' };
  };

  it('answer whoever knows the address with the page and with JSON', async () => {
    const { app, sms, path } = openApp();
    await sms.sendCode(message);
    expect((await app.inject({ url: path, ...local })).body).toContain('123456');
    expect((await app.inject({ url: `${path}/codes.json`, ...local })).json()).toEqual({
      entries: [{ phone: '+819012345678', code: '123456', locale: 'ja', purpose: 'closing', sentAt: 7 }],
    });
  });

  // A proxy as it comes passes on everything with its own address and the name that it calls, and says nothing of whom.
  it.each(['/dev/inbox', '/dev/inbox.json', '/dev/inbox/', '/dev/inbox//codes.json', `/dev/inbox/${'A'.repeat(24)}`])(
    'answer nobody at %s',
    async (url) => {
      const { app, sms } = openApp();
      await sms.sendCode(message);
      const { statusCode, body } = await app.inject({ url, ...local });
      expect([statusCode, body.includes('123456')]).toEqual([404, false]);
    },
  );

  it.each([
    ['another machine', false, { ...local, remoteAddress: '192.168.1.7' }],
    ['a page under a name that leads here', false, { ...local, headers: { host: 'rebound.example' } }],
    ['a proxy that says so', false, { ...local, headers: { ...local.headers, 'x-real-ip': '127.0.0.1' } }],
    ['anybody behind a proxy that is named', true, local],
  ])('do not answer %s that knows the address', async (_who, isBehindProxy, request) => {
    const { app, path } = openApp(isBehindProxy);
    for (const url of [path, `${path}/codes.json`])
      expect((await app.inject({ url, ...request })).statusCode).toBe(404);
  });

  it('are found elsewhere with other secrets', () => {
    expect(inboxPath(Buffer.alloc(32, 8))).not.toBe(inboxPath(indexKey));
  });
});
