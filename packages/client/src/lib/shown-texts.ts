import {
  type Area,
  createTranslator,
  type LoadableLocale,
  loadAreas,
  loadTable,
  type Table,
  type Text,
  type Translator,
} from '@kinora/locales';
import { reportMissing } from './report-missing';
import { createStore } from './store';
import { readThemeTexts } from './theme-texts';

/** The texts on the screen: some areas of one locale, and what its themes are called. */
interface ShownTexts {
  readonly locale: LoadableLocale;
  readonly areas: Set<Area>;
  readonly texts: Map<string, Text>;
}

/** Changes with the language, and when a text on the screen does; not when an area is added. */
export const translator = createStore<Translator | undefined>(undefined);

let shown: ShownTexts | undefined;
let english: 'not asked' | 'asked' | Partial<Table> = 'not asked';

function show(next: ShownTexts): void {
  shown = next;
  const fallback = typeof english === 'string' ? {} : english;
  translator.set(createTranslator(next.locale, next.texts, { fallback, onMissing }));
}

/** English is fetched only here: pages declare their areas, and a table has every key of its version. */
function onMissing(key: string, locale: string): void {
  reportMissing(key, locale);
  if (english !== 'not asked') return;
  english = 'asked';
  loadTable('en').then(
    (table) => {
      english = table;
      if (shown) show(shown);
    },
    () => {
      english = 'not asked'; // The next missing text asks again.
    },
  );
}

function learn({ texts }: ShownTexts, more: Readonly<Partial<Record<string, Text>>>): void {
  for (const [key, text] of Object.entries(more)) if (text !== undefined) texts.set(key, text);
}

const lackingOf = (target: ShownTexts, areas: Iterable<Area>): Area[] =>
  [...areas].filter((area) => !target.areas.has(area));

async function take(target: ShownTexts, areas: readonly Area[]): Promise<void> {
  learn(target, await loadAreas(target.locale, areas));
  for (const area of areas) target.areas.add(area);
}

/** Shows a locale once its areas are there: those asked for and those shown already. Rejects when one cannot be fetched. */
export async function showLocale(
  locale: LoadableLocale,
  areas: readonly Area[],
  isStillWanted: () => boolean = () => true,
): Promise<void> {
  const next: ShownTexts = { locale, areas: new Set(), texts: new Map() };
  await take(next, [...new Set([...areas, ...(shown?.areas ?? [])])]);
  // Pages that opened meanwhile brought more.
  while (shown && lackingOf(next, shown.areas).length > 0) await take(next, lackingOf(next, shown.areas));
  if (!isStillWanted()) return;
  learn(next, readThemeTexts(locale));
  show(next);
}

/** Waits until some areas are there, in the language on the screen. Rejects when one cannot be fetched. */
export async function needAreas(areas: readonly Area[]): Promise<void> {
  // The language may change while they are on their way.
  while (shown && lackingOf(shown, areas).length > 0) await take(shown, lackingOf(shown, areas));
}

/** Shows texts that have changed, when their locale is on the screen. */
export function changeTexts(locale: LoadableLocale, texts: Readonly<Record<string, string>>): void {
  if (shown?.locale !== locale) return;
  const known = shown.texts;
  if (Object.entries(texts).every(([key, text]) => known.get(key) === text)) return;
  learn(shown, texts);
  show(shown);
}
