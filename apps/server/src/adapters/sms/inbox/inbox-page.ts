import type { InboxEntry } from './open.ts';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? '');
}

function renderEntry({ phone, code, purpose, sentAt }: InboxEntry): string {
  const time = new Date(sentAt).toISOString();
  return `<li><code>${escapeHtml(code)}</code><span>${escapeHtml(phone)}</span><span>${purpose}</span><time datetime="${time}">${time.slice(11, 19)} UTC</time></li>`;
}

/** The codes as a page that loads itself anew every two seconds, without a script. */
export function renderInboxPage(entries: readonly InboxEntry[]): string {
  const list =
    entries.length === 0 ? '<p>No code was asked for yet.</p>' : `<ol>${entries.map(renderEntry).join('')}</ol>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width">
<title>Development inbox</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 36rem; margin: 2rem auto; padding: 0 1rem; }
ol { list-style: none; padding: 0; }
li { display: flex; gap: 1rem; align-items: baseline; padding: .5rem 0; border-bottom: 1px solid #8884; }
code { font-size: 1.5rem; letter-spacing: .15em; user-select: all; }
time { margin-inline-start: auto; opacity: .7; }
</style>
</head>
<body>
<h1>Development inbox</h1>
${list}
</body>
</html>
`;
}
