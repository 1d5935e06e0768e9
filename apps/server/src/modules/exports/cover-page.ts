import { LOCALES } from '@kinora/contract';
import { formatNumber, type PlainTextKey, type Translator } from '@kinora/locales';
import type { collectData } from './collect-data.ts';
import { checksTable, giftsTable, peopleTable, shootsTable } from './cover-people.ts';
import { consentsTable, devicesTable } from './cover-record.ts';
import { ordersTable, purseTable } from './cover-tables.ts';
import {
  type CoverWords,
  coverMessage,
  coverWords,
  escapeHtml,
  momentText,
  themeName,
  zoneText,
} from './cover-words.ts';
import type { ExportFile } from './list-files.ts';

type Data = Awaited<ReturnType<typeof collectData>>;

type Picture = Pick<ExportFile, 'name' | 'theme' | 'made'>;

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:2rem 1rem;color:#1d1b18;background:#fff}' +
  'h2{margin-top:2.5rem}ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.75rem;list-style:none;padding:0}' +
  'img,video{width:100%;aspect-ratio:3/4;object-fit:cover;border-radius:.5rem;background:#eee}time,small{color:#6b655d}' +
  'div{overflow-x:auto}table{border-collapse:collapse}th,td{padding:.25rem 1rem .25rem 0;text-align:start;vertical-align:top}';

/** What was made of photos, as it is shown below them. */
const MADE: Readonly<Record<NonNullable<Picture['made']>, PlainTextKey>> = {
  '4k': 'order.4k',
  video: 'order.video',
  document: 'viewer.document',
};

/**
 * The page that opens an export: whose it is, its pictures, people and shoots, its orders, purses and gifts, its messages as they were read, its checks, what was agreed to and where one was logged in, in one file without anything from elsewhere.
 *
 * @param asked the language of who asked, and the time zone that times are told in.
 * @param pictures all files of the export, with the names, by which the page finds them beside itself.
 * @param dataName name of the file with everything.
 */
export async function coverPage(
  data: Data,
  asked: { locale: string; zone: string },
  pictures: readonly Picture[],
  dataName: string,
): Promise<string> {
  const t = await coverWords(asked);
  const { bcp47, isRightToLeft } = LOCALES[t.locale];
  const title = escapeHtml(t('export.cover-title'));
  const made = data.madeAt === null ? '' : momentText(t, data.madeAt);
  const sections = [
    gallery(t, t('leave.photos'), ofFolder(pictures, 'kept/')),
    gallery(t, t('leave.unkept'), ofFolder(pictures, 'not-kept/')),
    gallery(t, t('leave.faces'), ofFolder(pictures, 'faces/')),
    gallery(t, t('export.cover-covers'), ofFolder(pictures, 'covers/')),
    peopleTable(t, data.people),
    shootsTable(t, data),
    ordersTable(t, data.orders),
    ...(['card', 'point', 'coin', 'coupon'] as const).map((unit) => purseTable(t, unit, data.purses)),
    giftsTable(t, data.gifts),
    messages(t, data.messages),
    checksTable(t, data),
    consentsTable(t, data),
    devicesTable(t, data.devices),
  ];
  return [
    `<!doctype html><html lang="${bcp47}" dir="${isRightToLeft ? 'rtl' : 'ltr'}"><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style>`,
    `<h1>${title}</h1><p>${escapeHtml(data.account.name)} · <bdi>${escapeHtml(data.account.uid)}</bdi> · ${made}<br>`,
    `<small>${escapeHtml(t('export.cover-zone', zoneText(t)))}</small></p>`,
    `<p>${escapeHtml(t('export.cover-all', '\u0001')).replace('\u0001', `<a href="${dataName}">${dataName}</a>`)}<br>`,
    `<small>${escapeHtml(t('export.cover-parts'))}</small></p>`,
    ...sections,
    '</html>\n',
  ].join('\n');
}

const ofFolder = (pictures: readonly Picture[], folder: string): Picture[] =>
  pictures.filter(({ name }) => name.startsWith(folder));

/** Photos, counted, and below them what was made of them, which is no photo more. */
function gallery(t: Translator, title: string, pictures: readonly Picture[]): string {
  const madeAs = (made: Picture['made']) => pictures.filter((picture) => picture.made === made);
  const below = (['4k', 'video', 'document'] as const).map((made) => list(t, 'h3', t(MADE[made]), madeAs(made)));
  return [list(t, 'h2', title, madeAs(undefined)), ...below].join('');
}

function list(t: Translator, heading: 'h2' | 'h3', title: string, pictures: readonly Picture[]): string {
  if (pictures.length === 0) return '';
  const cells = pictures.map(
    (picture) => `<li>${picture.made === 'video' ? film(t, picture) : still(t, picture)}</li>`,
  );
  const count = formatNumber(t.locale, pictures.length);
  return `<${heading}>${escapeHtml(title)} · ${count}</${heading}><ul>${cells.join('')}</ul>`;
}

const addressOf = ({ name }: Picture): string => escapeHtml(encodeURI(name));
const nameOf = (t: Translator, { theme }: Picture): string =>
  theme === undefined ? '' : escapeHtml(themeName(t, theme));

const still = (t: Translator, picture: Picture): string =>
  `<a href="${addressOf(picture)}"><img loading="lazy" alt="${nameOf(t, picture)}" src="${addressOf(picture)}"></a>`;

const film = (t: Translator, picture: Picture): string =>
  `<video controls preload="metadata" src="${addressOf(picture)}"></video><br><a href="${addressOf(picture)}">${nameOf(t, picture)}</a>`;

function messages(t: CoverWords, sent: Data['messages']): string {
  if (sent.length === 0) return '';
  const rows = sent.map((message) => {
    const { title, content } = coverMessage(t, message);
    const when = message.sent === null ? '' : momentText(t, message.sent);
    return `<p><time>${when}</time><br><b>${escapeHtml(title)}</b><br>${escapeHtml(content)}</p>`;
  });
  return `<h2>${escapeHtml(t('leave.messages'))} · ${formatNumber(t.locale, sent.length)}</h2>${rows.join('')}`;
}
