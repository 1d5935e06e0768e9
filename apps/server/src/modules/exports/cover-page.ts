import { DEFAULT_LOCALE, LOCALES } from '@kinora/contract';
import {
  createTranslator,
  formatDate,
  formatNumber,
  LOADABLE_LOCALES,
  loadTable,
  messageText,
  resolveLocale,
  type Translator,
} from '@kinora/locales';
import type { collectData } from './collect-data.ts';

type Data = Awaited<ReturnType<typeof collectData>>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:2rem 1rem;color:#1d1b18;background:#fff}' +
  'h2{margin-top:2.5rem}ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.75rem;list-style:none;padding:0}' +
  'img{width:100%;aspect-ratio:3/4;object-fit:cover;border-radius:.5rem;background:#eee}time,small{color:#6b655d}';

/**
 * The page that opens an export: whose it is, its pictures, and its messages as they were read, in one file without anything from elsewhere.
 *
 * @param told the language of who asked.
 * @param pictures names of all files of the export, by which the page finds them beside itself.
 * @param dataName name of the file with everything.
 */
export async function coverPage(
  data: Data,
  told: string,
  pictures: readonly string[],
  dataName: string,
): Promise<string> {
  const locale = resolveLocale([told], LOADABLE_LOCALES, DEFAULT_LOCALE);
  const t = createTranslator(locale, await loadTable(locale));
  const { bcp47, isRightToLeft } = LOCALES[locale];
  const title = escapeHtml(t('export.cover-title'));
  const day = (iso: string | null) => (iso === null ? '' : formatDate(t.locale, Date.parse(iso), 'day'));
  const sections = [
    gallery(t, t('leave.photos'), ofFolder(pictures, 'kept/')),
    gallery(t, t('leave.unkept'), ofFolder(pictures, 'not-kept/')),
    gallery(t, t('leave.faces'), ofFolder(pictures, 'faces/')),
    gallery(t, t('export.cover-covers'), ofFolder(pictures, 'covers/')),
    messages(t, data.messages),
  ];
  return [
    `<!doctype html><html lang="${bcp47}" dir="${isRightToLeft ? 'rtl' : 'ltr'}"><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style>`,
    `<h1>${title}</h1><p>${escapeHtml(data.account.name)} · <bdi>${escapeHtml(data.account.uid)}</bdi> · ${day(data.madeAt)}</p>`,
    `<p>${escapeHtml(t('export.cover-all', '\u0001')).replace('\u0001', `<a href="${dataName}">${dataName}</a>`)}<br>`,
    `<small>${escapeHtml(t('export.cover-parts'))}</small></p>`,
    ...sections,
    '</html>\n',
  ].join('\n');
}

const ofFolder = (names: readonly string[], folder: string): string[] =>
  names.filter((name) => name.startsWith(folder));

function gallery(t: Translator, title: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const cells = names.map((name) => {
    const shown = name.endsWith('.mp4') ? escapeHtml(name.split('/').at(-1) ?? name) : picture(name);
    return `<li><a href="${escapeHtml(encodeURI(name))}">${shown}</a></li>`;
  });
  return `<h2>${escapeHtml(title)} · ${formatNumber(t.locale, names.length)}</h2><ul>${cells.join('')}</ul>`;
}

const picture = (name: string): string => `<img loading="lazy" alt="" src="${escapeHtml(encodeURI(name))}">`;

function messages(t: Translator, sent: Data['messages']): string {
  if (sent.length === 0) return '';
  const rows = sent.map((message) => {
    const { title, content } = messageText(t, message);
    const when = message.sent === null ? '' : formatDate(t.locale, Date.parse(message.sent), 'moment');
    return `<p><time>${when}</time><br><b>${escapeHtml(title)}</b><br>${escapeHtml(content)}</p>`;
  });
  return `<h2>${escapeHtml(t('leave.messages'))} · ${formatNumber(t.locale, sent.length)}</h2>${rows.join('')}`;
}
