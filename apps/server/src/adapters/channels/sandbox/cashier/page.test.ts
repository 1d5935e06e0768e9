import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { makeTestFolder } from '../../../../../test/test-folder.ts';
import { openBook } from './book.ts';
import { createCashier } from './cashier.ts';
import { renderPage } from './page.ts';

let folder: string;
let render: (acceptLanguage?: string) => string;
beforeAll(async () => {
  folder = await makeTestFolder();
  const book = openBook(folder);
  const cashier = createCashier({ ...{ book, merchant: 'm', url: () => '', now: () => 1 }, tell: () => undefined });
  const asked = {
    merchant: 'm',
    environment: 'sandbox' as const,
    order: 'o1',
    amount: 12_800,
    currency: 'CNY' as const,
  };
  const { url } = cashier.prepay({
    ...asked,
    expiresAt: 2,
    returnUrl: 'http://127.0.0.1/',
    notifyUrl: 'http://127.0.0.1/',
  });
  book.close();
  const token = url.split('/').at(-1) ?? '';
  render = (acceptLanguage) => renderPage(cashier, token, acceptLanguage) ?? expect.fail();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  [undefined, '<html lang="zh-Hans" dir="ltr">', '>付款</button>'],
  ['sv-SE,sv;q=0.9', '<html lang="zh-Hans" dir="ltr">', '>付款</button>'],
  ['sv,de-AT;q=0.8,en;q=0.7', '<html lang="de" dir="ltr">', '>Bezahlen</button>'],
  ['en-PH', '<html lang="en" dir="ltr">', '>Pay</button>'],
  ['ar', '<html lang="ar" dir="rtl">', '>دفع</button>'],
])('a browser that wants %s is told in a language that there is, in Chinese otherwise', (wanted, head, button) => {
  const page = render(wanted);
  expect(page).toContain(head);
  expect(page).toContain(button);
});

it('tells the sum as the language writes it, and keeps the number of the order together', () => {
  expect(render('de')).toContain('128,00\u00a0CN¥');
  expect(render('ar')).toContain('<bdi>o1</bdi>');
});
