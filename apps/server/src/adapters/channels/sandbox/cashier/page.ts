import type { CURRENCIES } from '@kinora/contract';
import type { Cashier } from './cashier.ts';
import { LEAVE_PAGE } from './leave-page.ts';

/** What the customer of a page can do, and what is written on the button. */
export const ACTS = {
  pay: 'Pay',
  fail: 'Fail: the bank refuses',
  cancel: 'Cancel and go back',
  expire: 'Let the time run out at once',
  late: 'Pay, and tell the shop after 20 s',
  twice: 'Pay, and tell the shop three times at once',
  reordered: 'Pay, and tell the shop of a failure afterwards',
  silent: 'Pay, and never tell the shop: it must ask',
  forged: 'Do not pay, and send a forged notice',
} as const;
export type Act = keyof typeof ACTS;

export const isAct = (text: string): text is Act => text in ACTS;

const SIGNS: Readonly<Record<(typeof CURRENCIES)[number], string>> = { CNY: '¥', USD: '$' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const PAGE_STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 26rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.1rem; font-weight: 600; }
p.sum { font-size: 2.6rem; margin: .5rem 0; font-variant-numeric: tabular-nums; }
form { display: grid; gap: .75rem; }
button { min-height: 48px; padding: .5rem 1rem; border: 1px solid #8886; border-radius: 24px; background: none; color: inherit; font: inherit; }
button[value=pay] { background: #0b7d77; border-color: #0b7d77; color: #fff; }
small { opacity: .75; }`;

/** The page on which an order is paid, or not. */
export function renderPage(cashier: Cashier, token: string): string | undefined {
  const order = cashier.orderAt(token);
  if (!order) return undefined;
  const { state } = cashier.stateOf(order.order);
  const isOpen = state === 'waiting' || state === 'failed';
  const acts = Object.entries(ACTS).map(([act, text]) => `<button name="act" value="${act}">${text}</button>`);
  const open = `<form method="post">${acts.join('')}</form>
<p role="status"></p>
<script>${LEAVE_PAGE}</script>
<p><small>Open until ${new Date(order.expiresAt).toISOString().slice(11, 19)} UTC. Leave the page open to let it time out.</small></p>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox cashier</title><style>${PAGE_STYLE}</style></head>
<body>
<h1>Sandbox cashier: no real money moves here</h1>
<p class="sum">${SIGNS[order.currency]}${(order.amount / 100).toFixed(2)}</p>
<p><small>Order ${escapeHtml(order.order)}, ${state}</small></p>
${isOpen ? open : `<p><a href="${escapeHtml(order.returnUrl)}">Go back to the shop</a></p>`}
</body>
</html>
`;
}
