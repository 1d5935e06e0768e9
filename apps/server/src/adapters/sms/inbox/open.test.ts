import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { renderInboxPage } from './inbox-page.ts';
import { registerInboxRoutes } from './inbox-routes.ts';
import { openInbox } from './open.ts';

describe('openInbox', () => {
  it('keeps the newest 50 codes, the newest first', async () => {
    const inbox = openInbox(() => 7);
    for (let count = 0; count < 60; count++) await inbox.sendCode('+8613800138000', String(count), 'zh-Hans');
    expect(inbox.entries()).toHaveLength(50);
    expect(inbox.entries()[0]).toEqual({ phone: '+8613800138000', code: '59', locale: 'zh-Hans', sentAt: 7 });
  });
});

describe('renderInboxPage', () => {
  it('escapes what it shows', () => {
    const page = renderInboxPage([{ phone: '<script>', code: '"&', locale: 'en', sentAt: 0 }]);
    expect(page).not.toContain('<script>');
    expect(page).toContain('&quot;&amp;');
  });
});

describe('the inbox routes', () => {
  it('answer with the page and with JSON', async () => {
    const app = Fastify();
    const inbox = openInbox(() => 7);
    registerInboxRoutes(app, inbox);
    await inbox.sendCode('+819012345678', '123456', 'ja');
    expect((await app.inject('/dev/inbox')).body).toContain('123456');
    expect((await app.inject('/dev/inbox.json')).json()).toEqual({
      entries: [{ phone: '+819012345678', code: '123456', locale: 'ja', sentAt: 7 }],
    });
    await app.close();
  });
});
