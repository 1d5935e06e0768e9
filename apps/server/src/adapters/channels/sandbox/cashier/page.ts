import { LOCALES } from '@kinora/contract';
import { moneyText } from '@kinora/locales';
import type { Cashier } from './cashier.ts';
import { ACTS, type Act } from './cashier-texts.ts';
import { LEAVE_PAGE } from './leave-page.ts';
import { textsFor } from './texts-for.ts';

export const isAct = (text: string): text is Act => ACTS.some((act) => act === text);

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const PAGE_STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 26rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.1rem; font-weight: 600; }
p.sum { font-size: 2.6rem; margin: .5rem 0; font-variant-numeric: tabular-nums; }
form { display: grid; gap: .75rem; }
button { min-height: 48px; padding: .5rem 1rem; border: 1px solid #8886; border-radius: 24px; background: none; color: inherit; font: inherit; }
button[value=pay] { background: #0b7d77; border-color: #0b7d77; color: #fff; }
small { opacity: .75; }`;

/** The page on which an order is paid, or not, in the language of who looks at it. */
export function renderPage(cashier: Cashier, token: string, acceptLanguage: string | undefined): string | undefined {
  const order = cashier.orderAt(token);
  if (!order) return undefined;
  const { state } = cashier.stateOf(order.order);
  if (state === 'unknown') throw new Error(`${order.order} is at a page and unknown`);
  const { locale, acts, states, ...texts } = textsFor(acceptLanguage);
  const { bcp47, isRightToLeft } = LOCALES[locale];
  const isOpen = state === 'waiting' || state === 'failed';
  const buttons = ACTS.map((act) => `<button name="act" value="${act}">${acts[act]}</button>`);
  const until = texts.until.replace('%s', `<bdi>${new Date(order.expiresAt).toISOString().slice(11, 19)}</bdi>`);
  const open = `<form method="post">${buttons.join('')}</form>
<p role="status" data-no-answer="${escapeHtml(texts.noAnswer)}"></p>
<script>${LEAVE_PAGE}</script>
<p><small>${until}</small></p>`;
  return `<!doctype html>
<html lang="${bcp47}" dir="${isRightToLeft ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title><style>${PAGE_STYLE}</style></head>
<body>
<h1>${texts.heading}</h1>
<p class="sum">${moneyText(locale, order.amount, order.currency)}</p>
<p><small>${texts.order} <bdi>${escapeHtml(order.order)}</bdi><br>${states[state]}</small></p>
${isOpen ? open : `<p><a href="${escapeHtml(order.returnUrl)}">${texts.back}</a></p>`}
</body>
</html>
`;
}
